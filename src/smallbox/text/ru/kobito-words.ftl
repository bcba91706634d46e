# Kobito's cards and ends. The numbers are words of their own, so that a language may write them its way.

kobito-card-K = кобито
kobito-card-R = карта-замена
kobito-card-1 = 1
kobito-card-2 = 2
kobito-card-3 = 3
kobito-card-4 = 4
kobito-card-5 = 5
kobito-card-6 = 6
kobito-card-7 = 7
kobito-card-8 = 8
kobito-card-9 = 9
kobito-card-10 = 10
kobito-card-11 = 11
kobito-card-12 = 12
kobito-end-low = младший
kobito-end-high = старший
kobito-bot-greedy = Берёт золото, как только может, никому не подыгрывает и бережёт своих кобито.
kobito-bot-easy = Планирует ход, но кое-что не замечает и мало думает о том, что оставляет другим.
kobito-bot-normal = Планирует весь ход и следит за тем, что могут взять другие; порой что-то упускает.
kobito-bot-hard = Считает невиденные карты, помнит, кто взял кобито, и замечает, что другие не сыграли.
kobito-bot-expert = Думает столько, сколько можно, в тысячах миров, которые не спорят с увиденным.

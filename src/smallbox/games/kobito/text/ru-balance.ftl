# Что отчёт о балансе говорит о Kobito.

kobito-penalties = Штрафных карт
kobito-leads = у кого больше всего очков.
kobito-cause-gold = Золото за { $number } карт
kobito-cause-pay = Кто-то отдаёт карту
kobito-cause-kobito = Сыгран кобито
kobito-cause-number = Сыграно число
kobito-cause-start = Начата радуга
kobito-cause-send = Карта отправлена
kobito-cause-exchange = Обмен кобито
kobito-cause-replace = Замена
kobito-cause-end = Конец хода
kobito-decision-first = Первое действие хода
kobito-decision-next = Каждое следующее действие
kobito-decision-pay = Отдать карту
kobito-decision-end = Закончить ход и добрать
kobito-ending-gold = кончилось золото
kobito-ending-idle = никто больше не ходил

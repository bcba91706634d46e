# Kobito's cards and ends. The numbers are words of their own, so that a language may write them its way.

kobito-card-K = кобіто
kobito-card-R = карта заміни
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
kobito-end-low = нижній
kobito-end-high = верхній
kobito-bot-greedy = Бере золото, щойно може, нікому не підіграє і береже своїх кобіто.
kobito-bot-easy = Планує хід, але дещо недобачає і мало думає про те, що лишає іншим.
kobito-bot-normal = Планує весь хід і зважає на те, що можуть узяти інші; часом щось пропускає.
kobito-bot-hard = Рахує небачені карти, пам’ятає, хто взяв кобіто, і помічає, чого інші не зіграли.
kobito-bot-expert = Думає стільки, скільки дозволено, у тисячах світів, що збігаються з побаченим.

# Що звіт про баланс каже про Kobito.

kobito-penalties = Штрафних карток
kobito-leads = у кого найбільше очок.
kobito-cause-gold = Золото за { $number } карток
kobito-cause-pay = Хтось віддає картку
kobito-cause-kobito = Зіграно кобіто
kobito-cause-number = Зіграно число
kobito-cause-start = Почато веселку
kobito-cause-send = Картку надіслано
kobito-cause-exchange = Обмін кобіто
kobito-cause-replace = Заміна
kobito-cause-end = Кінець ходу
kobito-decision-first = Перша дія ходу
kobito-decision-next = Кожна наступна дія
kobito-decision-pay = Віддати картку
kobito-decision-end = Закінчити хід і добрати
kobito-ending-gold = скінчилося золото
kobito-ending-idle = ніхто вже не ходив

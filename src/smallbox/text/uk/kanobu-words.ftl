# Kanobu's cards and colours. The colour is the name of a colour («синій»), in brackets, so that it suits every symbol.

kanobu-card = { $symbol } ({ $colours })
kanobu-colours-B = синій
kanobu-colours-G = зелений
kanobu-colours-R = червоний
kanobu-colours-Y = жовтий
kanobu-colours-BG = синій і зелений
kanobu-colours-BR = синій і червоний
kanobu-colours-BY = синій і жовтий
kanobu-colours-GR = зелений і червоний
kanobu-colours-GY = зелений і жовтий
kanobu-colours-RY = червоний і жовтий
kanobu-colours-P = фіолетовий
kanobu-symbol-Ro = Камінь
kanobu-symbol-Pa = Папір
kanobu-symbol-Sc = Ножиці
kanobu-symbol-Sk = Пропуск
kanobu-symbol-3 = +3 карти
kanobu-symbol-Di = Напрям
kanobu-symbol-1 = +1 карта
kanobu-symbol-2 = +2 карти
kanobu-symbol-Ch = Шанс
kanobu-symbol-St = Зірка
kanobu-symbol-Ca = Скасування
kanobu-symbol-Co = Зміна кольору
kanobu-bot-greedy = Спершу позбувається того, що важко прилаштувати, і береже те, що підходить завжди.

# Kanobu's cards and colours. The colour stands in brackets after the symbol: so it needs no gender. The quotes keep a card «2 карты» apart from two cards.

kanobu-card = «{ $symbol }» ({ $colours })
kanobu-colours-B = синий
kanobu-colours-G = зелёный
kanobu-colours-R = красный
kanobu-colours-Y = жёлтый
kanobu-colours-BG = сине-зелёный
kanobu-colours-BR = сине-красный
kanobu-colours-BY = сине-жёлтый
kanobu-colours-GR = зелёно-красный
kanobu-colours-GY = зелёно-жёлтый
kanobu-colours-RY = красно-жёлтый
kanobu-colours-P = фиолетовый
kanobu-symbol-Ro = Камень
kanobu-symbol-Pa = Бумага
kanobu-symbol-Sc = Ножницы
kanobu-symbol-Sk = Пропуск
kanobu-symbol-3 = 3 карты
kanobu-symbol-Di = Разворот
kanobu-symbol-1 = 1 карта
kanobu-symbol-2 = 2 карты
kanobu-symbol-Ch = Шанс
kanobu-symbol-St = Звезда
kanobu-symbol-Ca = Отмена
kanobu-symbol-Co = Смена цвета
kanobu-bot-greedy = Сначала избавляется от неудобных карт, а те, что подходят всегда, бережёт.

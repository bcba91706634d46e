# Що звіт про баланс каже про Kanobu.

kanobu-penalties = Карт узято на вимогу
kanobu-leads = у кого найменше карт.
kanobu-cause-plain = Одноколірна карта
kanobu-cause-pair = Двоколірна карта
kanobu-cause-Sk = Пропуск
kanobu-cause-3 = +3 карти
kanobu-cause-Di = Напрям
kanobu-cause-1 = +1 карта
kanobu-cause-2 = +2 карти
kanobu-cause-Ch = Шанс
kanobu-cause-St = Зірка
kanobu-cause-Ca = Скасування
kanobu-cause-Co = Зміна кольору
kanobu-cause-paid = Сплачено Шанс
kanobu-cause-draw = Хтось бере карту
kanobu-cause-pass = Хтось пасує
kanobu-decision-play = Зіграти карту
kanobu-decision-draw = Узяти карту
kanobu-decision-drawn = Зіграти чи лишити взяту карту
kanobu-decision-answer = Відповісти на вимогу
kanobu-decision-pay = Кожна карта за Шанс
kanobu-decision-choose = Вибрати із Зірки
kanobu-decision-name = Назвати колір
kanobu-ending-win = рука порожня
kanobu-ending-stalemate = усі спасували
kanobu-ending-cap = межа ходів

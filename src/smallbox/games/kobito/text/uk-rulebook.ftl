# Що належить до сторінки правил: хто створив гру і що в коробці.

game-kobito-by = Автор гри – Роберт Брауер, ілюстратор – Джеймс Черчілл, графічний дизайн – Вікі Труербах, видавець – Jolly Dutch.
kobito-box-gold = Картки золота: { $number }
kobito-box-need = Довжина веселки: { $need }
kobito-box-values = очки: { $values }
kobito-box-deck = Колода веселки, карток: { $number }
kobito-help-all-gold = Усі горщики

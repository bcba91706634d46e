# Що належить до сторінки правил: хто створив гру і що в коробці.

game-hat-by = Автор гри – Каспер Лапп, ілюстрації – Easy Draws It, видавець – Ravensburger.
hat-box-back = { $colour ->
        [black] чорні стрілки
       *[white] білі стрілки
    } { $arrow ->
        [left] ліворуч
       *[right] праворуч
    }
hat-box-gifts = Усі подарунки: { $number }
hat-help-all-gifts = Усі подарунки

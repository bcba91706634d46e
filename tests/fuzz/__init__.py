"""Every decoder is given any bytes: it reads them or refuses them with an error of its own, and soon."""

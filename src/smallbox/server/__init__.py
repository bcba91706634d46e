"""The asyncio shell around tables: sockets, HTTP, storage, bots in processes. No rules, no clocks of its own."""

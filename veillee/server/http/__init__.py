"""HTTP and WebSocket: how pages reach the server."""

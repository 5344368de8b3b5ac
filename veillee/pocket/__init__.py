"""Live tables in a browser: a web worker under Pyodide, the log in IndexedDB."""

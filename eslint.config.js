import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["client/src/generated/", "veillee/page/", "build/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Rules that ask for types: of a component they are not known outside svelte-check.
    files: ["client/src/**/*.ts", "veillee/games/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    rules: {
      // svelte-check knows which names there are, types and the browser's own among them.
      "no-undef": "off",
      // `_` and `_name` say that it is left unused on purpose.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Sets and maps are private notes here; whatever is shown is `$state`.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check says which of these comments are needed: it is run with --fail-on-warnings.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);

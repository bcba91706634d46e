// Reads the JSON schema of the wire from stdin, writes TypeScript to stdout. `make generate` calls it.
import { stdin, stdout } from "node:process";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const options = {
  additionalProperties: false,
  bannerComment: "// Generated from src/smallbox by `make generate`. Do not edit.",
  style: { printWidth: 120 },
  unreachableDefinitions: true,
};
// What the compiler says about its own work, and the empty shape that only holds the definitions.
const asides = [
  / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
  /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
  /export interface Wire \{\}\n/,
];

const code = await compile(JSON.parse(await text(stdin)), "Wire", options);
stdout.write(asides.reduce((rest, aside) => rest.replace(aside, ""), code));

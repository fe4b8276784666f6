/** `npm run config`: checks a configuration, and builds what a web server needs of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkView, foreignViews } from './checkView.ts';
import { caddyPolicies, nginxPolicies } from './policyFiles.ts';
import { languageProblems, nameProblems, notesText } from './languageProblems.ts';
import { problemsText, readLayers } from './readLayers.ts';

const usage = `config check [--languages <folder>] <base.json> [<overlay.json> …]
config build --out <folder> <base.json> [<overlay.json> …]
config check-view [--style-origin <origin> …] <file or address>

check  says what is wrong with a configuration. It ends with 1 if anything is. With the folder that holds the files of its languages, such as
       the web server's root, it names each key and value in them that is missing, foreign or wrong.
build  checks it, then writes config.json and the policies that belong to it: gantry-policy.conf for nginx, gantry-policy.caddy for Caddy.
check-view  says what of the HTML of a view will not run in the portal, and what to do: inline scripts, handlers, style sheets of other origins. It
       ends with 1 if anything will not. The configuration names further origins of style sheets in views.styleOrigins.

Overlays are merged into the base in their order, as JSON Merge Patch (RFC 7396) has it: objects by key, other values whole, null removes a key.
Then the environment: GANTRY__identity__clientId=portal sets identity.clientId. true, false, numbers, lists and objects are written as JSON.`;

function end(code: number, text: string): never {
  process[code === 0 ? 'stdout' : 'stderr'].write(`${text.trimEnd()}\n`);
  process.exit(code);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string' },
        languages: { type: 'string' },
        'style-origin': { type: 'string', multiple: true },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return end(2, `${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function read(files: readonly string[]) {
  try {
    return readLayers(files, process.env);
  } catch (error) {
    return end(2, error instanceof Error ? error.message : String(error));
  }
}

const {
  values: { out, languages, 'style-origin': styleOrigins = [] },
  positionals: [command, ...files],
} = readArguments();
if (command === 'check-view' && files.length === 1) {
  const [source = ''] = files;
  const problems = await checkView(source, styleOrigins).catch((error: unknown) => end(2, String(error)));
  if (problems !== '')
    end(1, `Parts of ${source} will not run in the portal. docs/modules/views.md shows how to mend them.\n${problems}`);
  end(0, `All of ${source} runs in the portal.`);
}
if ((command !== 'check' && command !== 'build') || files.length === 0) end(2, usage);
if (command === 'build' && out === undefined) end(2, `build needs a folder.\n\n${usage}`);

const { result, text } = read(files);
if (result.kind !== 'loaded' || text === null) end(1, problemsText(result));
const { configuration } = result;
const foreign = foreignViews(configuration);
if (foreign.length > 0)
  end(1, `These addresses of views are below no service, so no token is sent there: ${foreign.join(', ')}`);
const languageNotes = [...languageProblems(configuration.languages, languages), ...nameProblems(configuration)];
if (languageNotes.some(({ isError }) => isError)) end(1, notesText(languageNotes));
if (languageNotes.length > 0) process.stderr.write(notesText(languageNotes));
if (out === undefined) end(0, `The configuration of "${configuration.environment}" is valid.`);

const written = {
  'config.json': text,
  'gantry-policy.conf': nginxPolicies(configuration),
  'gantry-policy.caddy': caddyPolicies(configuration),
};
mkdirSync(out, { recursive: true });
for (const [name, content] of Object.entries(written)) writeFileSync(join(out, name), content);
end(0, `The configuration of "${configuration.environment}" and its policies are in ${out}.`);

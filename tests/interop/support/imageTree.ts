import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';

/** One image of a Dockerfile. */
export interface ImageStage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the images of a Dockerfile, by the names of their stages. */
export function readStages(text: string): readonly ImageStage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = wordsOf(instruction);
    if (instruction.getKeyword() === 'FROM')
      stages.push({ name: words[2] ?? '', base: words[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** The words after the keyword. */
export const wordsOf = (instruction: Instruction): readonly string[] =>
  instruction.getArguments().map((argument) => argument.getValue());

/** The last instruction with a keyword, as JSON or text. */
export function lastOf({ instructions }: ImageStage, keyword: string): string {
  return instructions.findLast((one) => one.getKeyword() === keyword)?.getArgumentsContent() ?? '';
}

/** Copies a file of this machine to the same path below `root`. */
function take(root: string, file: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  cpSync(realpathSync(file), join(root, file), { recursive: true });
}

const librariesOf = (program: string): readonly string[] =>
  [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(([, path = '']) => path);

/**
 * Assembles the file tree of the portal's image in `root`: nginx as Debian's packages of this machine have it, which are those that the
 * Dockerfile installs, and the files that the Dockerfile copies from `context`. `owner` owns /tmp alone.
 */
export function assembleImage(stage: ImageStage, context: string, root: string, owner: number): void {
  const nginx = '/usr/sbin/nginx';
  const modules = '/usr/share/nginx/modules';
  const brotli = ['filter', 'static'].map((kind) => `${modules}/ngx_http_brotli_${kind}_module.so`);
  const programs = [nginx, ...brotli.filter((path) => existsSync(path))];
  for (const file of [...programs, ...programs.flatMap(librariesOf), '/etc/nginx/mime.types']) take(root, file);
  if (existsSync('/etc/nginx/modules-enabled')) take(root, '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
  for (const instruction of stage.instructions) {
    if (instruction.getKeyword() !== 'COPY') continue;
    const words = wordsOf(instruction);
    const target = words.at(-1) ?? '';
    for (const source of words.slice(0, -1)) {
      const isFolder = source.endsWith('/');
      const destination = target.endsWith('/') && !isFolder ? join(target, source.split('/').at(-1) ?? '') : target;
      mkdirSync(join(root, dirname(destination)), { recursive: true });
      cpSync(join(context, source), join(root, destination), { recursive: true });
    }
  }
  mkdirSync(join(root, 'tmp'), { recursive: true });
  chownSync(join(root, 'tmp'), owner, owner);
  mkdirSync(join(root, 'dev'), { recursive: true });
  for (const name of ['stdout', 'stderr', 'null']) {
    writeFileSync(join(root, 'dev', name), '');
    chmodSync(join(root, 'dev', name), 0o666);
  }
}

/** Changes a file below `root`. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
}

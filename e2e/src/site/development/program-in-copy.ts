import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../../../tools/testing/repository-copy';

/** A command run by `npm run dev`, in a copy of the repository. */
export interface ProgramInCopy {
  /** Replaces a file as many editors do. Fails if nothing changes. */
  edit(file: string, change: (source: string) => string): Promise<void>;
  printed(): string;
  /** Stops it as Ctrl-C does and removes the copy; returns the exit code. */
  close(): Promise<number | null>;
}

export async function startInCopy(args: readonly string[], settings: NodeJS.ProcessEnv): Promise<ProgramInCopy> {
  const folder = await mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`));
  await copyRepository(folder);
  const program = runProgram(folder, args, settings);
  await program.ready;
  return {
    printed: program.printed,
    async edit(file, change) {
      const path = join(folder, file);
      const source = await readFile(path, 'utf8');
      const changed = change(source);
      if (changed === source) throw new Error(`${file} is as it was.`);
      await writeFile(join(folder, 'saving'), changed);
      await rename(join(folder, 'saving'), path);
    },
    async close() {
      const code = await program.end();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

interface Program {
  readonly ready: Promise<void>;
  printed(): string;
  end(): Promise<number | null>;
}

function runProgram(cwd: string, args: readonly string[], settings: NodeJS.ProcessEnv): Program {
  const env = { ...process.env, npm_lifecycle_event: '', ...settings };
  const child: ChildProcess = spawn(process.execPath, ['tools/dev.mjs', ...args], { cwd, env });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (/^ready http/m.test(text)) resolve();
      });
    }
    void ended.then(() => reject(new Error(`It ended before it was ready.\n${text}`)));
  });
  return {
    ready,
    printed: () => text,
    end() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

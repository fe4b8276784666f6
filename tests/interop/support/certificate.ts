import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for localhost and its key, as files. */
export type Certificate = ReturnType<typeof makeCertificate>;

/** Makes a certificate that no authority has signed. */
export function makeCertificate(folder: string) {
  const [file, key] = [join(folder, 'gantry.crt'), join(folder, 'gantry.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const form = 'req -x509 -newkey rsa:2048 -nodes -days 2'.split(' ');
  execFileSync('openssl', [...form, ...subject, '-keyout', key, '-out', file], { stdio: 'pipe' });
  return { file, key };
}

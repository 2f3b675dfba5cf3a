import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.js';

const PATH = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'];

/** Dovecot on loopback with one mailbox in files: Debian's `dovecot-imapd`, which has to be installed. Runs as root. */
export class Dovecot {
  private readonly folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  private server: ChildProcess | null = null;
  private mails = 0;

  private constructor(readonly port: number) {}

  static async reserve(): Promise<Dovecot> {
    return new Dovecot(await freePort());
  }

  async up(): Promise<void> {
    const program = PATH.find((path) => {
      try {
        return execFileSync(path, ['--version']).length > 0;
      } catch {
        return false;
      }
    });
    if (!program)
      throw new Error('This test needs Dovecot: apt-get install --no-install-recommends dovecot-imapd');
    mkdirSync(join(this.folder, 'mail', 'respuestas', 'new'), { recursive: true });
    const config = join(this.folder, 'dovecot.conf');
    writeFileSync(config, this.config());
    execFileSync('chown', ['-R', 'mail:mail', join(this.folder, 'mail')]);
    execFileSync('chmod', ['755', this.folder]);
    this.server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
    for (let tries = 0; tries < 200; tries++) {
      if (await this.answers()) return;
      await sleep(50);
    }
    throw new Error('Dovecot does not answer');
  }

  /** As a machine that loses power: nothing is told, nothing is finished. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Its processes end with it.
    server.kill('SIGTERM');
    await ended;
  }

  /** Delivers a mail into the mailbox. */
  deliver(raw: Buffer): void {
    const name = `${Date.now()}.${++this.mails}.test`;
    const folder = join(this.folder, 'mail', 'respuestas');
    mkdirSync(join(folder, 'tmp'), { recursive: true });
    writeFileSync(join(folder, 'tmp', name), raw);
    execFileSync('chown', ['-R', 'mail:mail', folder]);
    execFileSync('mv', [join(folder, 'tmp', name), join(folder, 'new', name)]);
  }

  /** Forgets the numbers of its messages: the folder gets another UIDVALIDITY. */
  renumber(): void {
    const folder = join(this.folder, 'mail', 'respuestas');
    for (const name of readdirSync(folder).filter((one) => one.startsWith('dovecot')))
      rmSync(join(folder, name), { recursive: true });
  }

  async down(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('data', () => {
        socket.destroy();
        resolve(true);
      });
    });
  }

  private config(): string {
    const newer = execFileSync('dovecot', ['--version']).toString().startsWith('2.4');
    const run = join(this.folder, 'run');
    return [
      ...(newer ? ['dovecot_config_version = 2.4.0', 'dovecot_storage_version = 2.4.0'] : []),
      'protocols = imap',
      'listen = 127.0.0.1',
      `base_dir = ${run}`,
      `log_path = ${join(this.folder, 'log')}`,
      'ssl = no',
      'first_valid_uid = 1',
      ...(newer
        ? [
            'auth_allow_cleartext = yes',
            'mail_driver = maildir',
            `mail_path = ${join(this.folder, 'mail')}/%{user}`,
            'passdb static {\n  password = secreta\n}',
            'userdb static {\n  fields {\n    uid = mail\n    gid = mail\n  }\n}',
          ]
        : [
            'disable_plaintext_auth = no',
            `mail_location = maildir:${join(this.folder, 'mail')}/%u`,
            'passdb {\n  driver = static\n  args = password=secreta\n}',
            'userdb {\n  driver = static\n  args = uid=mail gid=mail\n}',
          ]),
      `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${this.port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
      '',
    ].join('\n');
  }
}

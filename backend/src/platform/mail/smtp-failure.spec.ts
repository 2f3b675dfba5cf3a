import { toSmtpFailure } from './smtp-failure.js';

const error = (code: string, command?: string, responseCode?: number) =>
  Object.assign(new Error('550 <secreta@example.com> PLAIN c2VjcmV0'), { code, command, responseCode });

describe('toSmtpFailure', () => {
  it.each([
    ['a recipient refused for good', error('EENVELOPE', 'RCPT TO', 550)],
    ['a message refused for good', error('EMESSAGE', 'DATA', 554)],
    ['an address that cannot be written', error('EENVELOPE', 'API')],
  ])('does not retry after %s', (_what, failure) => {
    expect(toSmtpFailure(failure).permanent).toBe(true);
  });

  it.each([
    ['a recipient refused for the moment', error('EENVELOPE', 'RCPT TO', 451)],
    ['a sender that the server refuses', error('EENVELOPE', 'MAIL FROM', 553)],
    ['wrong credentials', error('EAUTH', 'AUTH PLAIN', 535)],
    ['a refused connection', error('ESOCKET', 'CONN')],
    ['a server that says it is closed', error('ECONNECTION', 'CONN', 554)],
    ['silence', error('ETIMEDOUT', 'CONN')],
    ['something unknown', 'no error at all'],
  ])('retries after %s', (_what, failure) => {
    expect(toSmtpFailure(failure).permanent).toBe(false);
  });

  it('contains neither address nor credentials', () => {
    expect(toSmtpFailure(error('EAUTH', 'AUTH PLAIN', 535)).reason).toBe(
      'El servidor de correo no aceptó las credenciales (535 AUTH PLAIN)',
    );
    expect(toSmtpFailure(error('EAUTH', 'AUTH c2VjcmV0', 535)).reason).not.toContain('c2VjcmV0');
    expect(toSmtpFailure(error('<secreta@example.com>')).reason).toBe(
      'No se pudo conectar con el servidor de correo (ERROR)',
    );
  });
});

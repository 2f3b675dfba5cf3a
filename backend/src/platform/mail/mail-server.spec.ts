import { createTransport } from 'nodemailer';
import { connectionBy } from './mail-server.js';

describe('the connection to the mail server of SMTP_URL', () => {
  const options = (url: string) => createTransport(connectionBy(url)).options;

  it('has the limits of every connection, whatever the URL says', () => {
    expect(options('smtp://mail.example.com:2525')).toMatchObject({
      host: 'mail.example.com',
      port: 2525,
      secure: false,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });

  it('signs in and encrypts as the URL says', () => {
    expect(options('smtps://robot%40example.com:p%2Fw@mail.example.com')).toMatchObject({
      secure: true,
      auth: { user: 'robot@example.com', pass: 'p/w' },
    });
    expect(options('smtp://mail.example.com:587?requireTLS=true')).toMatchObject({ requireTLS: true });
  });
});

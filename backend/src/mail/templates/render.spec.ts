import { ESTADOS, type Plantilla, PLANTILLAS, PORTAL_MESSAGE } from '@hiring/contract';
import { renderMessage } from './render.js';

const COMPANY = {
  name: 'Zarvia & Hijos',
  legal_name: 'Zarvia Flotas, S.L.',
  tax_id: 'B00000000',
  address: 'Calle 1',
  postal_code: '08000',
  city: 'Barcelona',
  phone: '+34 930 000 000',
  hours: 'De lunes a viernes, de 8:00 a 19:00',
  email: 'info@example.com',
  email_rrhh: 'rrhh@example.com',
  registry: '',
};
const render = (plantilla: Plantilla, datos: Record<string, string> = {}) =>
  renderMessage(
    plantilla,
    { nombre: 'Núria', puesto: 'Chófer', estado: 'en_revision', ...datos },
    {
      company: COMPANY,
      appUrl: 'https://empleo.example.com',
    },
  );

describe('renderMessage', () => {
  it.each(PLANTILLAS.map((plantilla) => [plantilla]))('says the same in both bodies of %s', (plantilla) => {
    const { html, texto } = render(plantilla);
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const seen = words(
      html
        .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
        .replace(/<\/?(a|span)\b[^>]*>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&'),
    );
    for (const paragraph of texto.split(/\n+/).map((line) => words(line.replace(/^(-- |> )/, '')))) {
      if (!paragraph || paragraph === '--') continue;
      expect(seen).toContain(paragraph.replace(/:$/, ''));
    }
  });

  it.each(ESTADOS.map((estado) => [estado]))('says the sentence of %s', (estado) => {
    const { html, texto } = render('cambio_estado', { estado });
    expect(texto).toContain(PORTAL_MESSAGE[estado]);
    expect(html).toContain(PORTAL_MESSAGE[estado]);
  });

  it('escapes everything that it is told, and the company', () => {
    const { html } = render('rechazo', { nombre: '<b>', puesto: '"><img src=x>', mensaje: '<script>' });
    expect(html).not.toMatch(/<b>|<img|<script/);
    expect(html).toContain('Zarvia &amp; Hijos');
    expect(html).not.toContain('&amp;amp;');
  });

  it('keeps the subject on one line of bearable length', () => {
    const { asunto } = render('cambio_estado', { puesto: `Chófer\r\nBcc: x@example.com ${'a'.repeat(400)}` });
    expect(asunto).not.toMatch(/[\r\n]/);
    expect(asunto.length).toBeLessThanOrEqual(180);
  });

  it('lets nobody put the place of the link into a message', () => {
    const { html, texto } = render('verificacion', { nombre: '{{enlace}}' });
    expect(texto).toContain('Hola, { {enlace}}:');
    expect(html.split('{{enlace}}')).toHaveLength(3);
  });

  it('greets without a name and quotes nothing when nothing was written', () => {
    const { texto, html } = render('cambio_estado', { nombre: ' ', mensaje: ' ' });
    expect(texto).toContain('Hola:\n');
    expect(html).not.toContain('<blockquote');
  });

  it('asks nothing of another server', () => {
    for (const plantilla of PLANTILLAS) expect(render(plantilla).html).not.toMatch(/<img|src=|url\(|@import/);
  });

  it('refuses to write a message without what it needs', () => {
    expect(() => render('rechazo', { puesto: '' })).toThrow('the message rechazo needs puesto');
    expect(() => render('cambio_estado', { estado: 'entrevista' })).toThrow('entrevista is no estado');
  });
});

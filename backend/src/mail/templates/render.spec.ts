import { ESTADOS, type Plantilla, PLANTILLAS, PORTAL_MESSAGE } from '@hiring/contract';
import { renderEmail } from './render.js';

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
/** A value for every name of every template. */
const EVERYTHING = {
  nombre: 'Núria',
  puesto: 'Chofer',
  estado: 'en_revision',
  problema: 'La copia de anoche no se hizo.',
  referencia: 'C-2026-K7M4Q',
  remitente: 'Núria Peña',
  email: 'nuria@example.com',
  asunto: 'ITV',
  tipo: 'Particular',
  mensaje: 'Buenos días.\n¿Podéis llevarlo el lunes?',
  busqueda: 'Departamento: Chofer',
  resumen: '2 ofertas nuevas para ti',
  avance: 'Chofer, Mecánico',
  listado: 'https://empleo.example.com/carreras?departamento=chofer&jornada=Parcial',
  cierre: 'Como mucho una vez al día.',
  cuando: 'martes, 1 de diciembre de 2026, a las 9:00',
  duracion: '30 minutos',
  donde: 'Carrer de la Mecànica, 12',
  con: 'Laia',
  candidato: 'Núria Peña',
  propuestas: 'miércoles, 2 de diciembre de 2026, a las 17:00',
  documento: 'Permiso de conducir',
  instrucciones: 'Por las dos caras.',
  limite: '21 de noviembre de 2026',
  motivo_rechazo: 'No se lee la fecha.',
  archivos: '2 archivos adjuntos',
  ficha: 'https://empleo.example.com/sistema-aplicacion/candidates/1/show?parte=conversacion',
  candidaturas: '3b241101',
  dias: '30',
  recibida: '2 de noviembre de 2026',
  motivo_prorroga: 'Hay que buscar en un archivo antiguo.',
  resultado: 'La hemos atendido.',
  respuesta: 'No guardamos nada más.',
  lugar: 'Zona Franca, Barcelona',
  oferta: 'https://empleo.example.com/carreras/1',
  esperan: 'Quedan 2 personas sin responder.',
  clave: 'Programa de nóminas',
  servidor: 'nominas.example.com',
  causa_desactivado: 'Respondió que no quiere recibir nada más.',
  vacante: '3b241101-e2bb-4255-8caf-4136c566a962',
  cambio: 'Cuenta desactivada y sesiones cerradas',
  autor: 'Zoe Vidal',
  novedad: 'Haces una entrevista',
  dia: '1 de marzo de 2027',
  hora: '8:00',
  contacto: 'Jordi Puig',
  permiso: 'Permiso C',
  caduca: '30 de abril de 2027',
  centro: 'Base de Zona Franca, Barcelona',
  inicio: '1 de febrero de 2027',
  minutos: '10',
  detalle: 'Te toca aprobar o devolver la oferta.',
  direccion: 'https://empleo.example.com/sistema-aplicacion/offers/1/show',
};
const render = (plantilla: Plantilla, datos: Record<string, string> = {}) =>
  renderEmail(
    plantilla,
    { ...EVERYTHING, ...datos },
    {
      company: COMPANY,
      appUrl: 'https://empleo.example.com',
    },
  );

describe('renderEmail', () => {
  it.each(PLANTILLAS.map((plantilla) => [plantilla]))(
    'gives the same content in both bodies of %s',
    (plantilla) => {
      const { texto, ...rendered } = render(plantilla);
      const html = rendered.html.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
      const words = (text: string) => text.replace(/\s+/g, ' ').trim();
      const seen = words(
        html
          .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
          .replace(/<\/?(a|span)\b[^>]*>/g, '')
          .replace(/<[^>]+>/g, ' '),
      );
      for (const paragraph of texto.split(/\n+/).map((line) => words(line.replace(/^(-- |> )/, '')))) {
        if (!paragraph || paragraph === '--') continue;
        // A line with only a URL is the destination of a link.
        if (html.includes(`href="${paragraph}"`)) continue;
        expect(seen).toContain(paragraph.replace(/:$/, ''));
      }
    },
  );

  it.each(ESTADOS.map((estado) => [estado]))('includes the sentence of %s', (estado) => {
    const { html, texto } = render('cambio_estado', { estado });
    expect(texto).toContain(PORTAL_MESSAGE[estado]);
    expect(html).toContain(PORTAL_MESSAGE[estado]);
  });

  it('escapes every value, and the name of the company', () => {
    const { html } = render('rechazo', { nombre: '<b>', puesto: '"><img src=x>', mensaje: '<script>' });
    expect(html).not.toMatch(/<b>|<img|<script/);
    expect(html).toContain('Zarvia &amp; Hijos');
    expect(html).not.toContain('&amp;amp;');
  });

  it('keeps the subject on one line of limited length', () => {
    const { asunto } = render('cambio_estado', { puesto: `Chofer\r\nBcc: x@example.com ${'a'.repeat(400)}` });
    expect(asunto).not.toMatch(/[\r\n]/);
    expect(asunto.length).toBeLessThanOrEqual(180);
  });

  it('does not let a value add the placeholder of the link', () => {
    const { html, texto } = render('verificacion', { nombre: '{{enlace}}' });
    expect(texto).toContain('Hola, { {enlace}}:');
    expect(html.split('{{enlace}}')).toHaveLength(3);
  });

  it('greets without a name and quotes nothing when there is no text', () => {
    const { texto, html } = render('cambio_estado', { nombre: ' ', mensaje: ' ' });
    expect(texto).toContain('Hola:\n');
    expect(html).not.toContain('<blockquote');
  });

  it('loads nothing from another server', () => {
    for (const plantilla of PLANTILLAS) expect(render(plantilla).html).not.toMatch(/<img|src=|url\(|@import/);
  });

  it('leaves out empty values', () => {
    const { texto, html } = render('contacto_empresa', { empresa_remitente: '', telefono: '600 100 200' });
    expect(texto).toContain('Teléfono: 600 100 200');
    expect(texto).not.toContain('Empresa:');
    expect(html).not.toContain('Empresa:');
  });

  it('has no greeting and no button in messages to the company itself', () => {
    const { texto, html } = render('contacto_empresa');
    expect(texto).not.toMatch(/Hola|Un saludo|¿Alguna duda/);
    expect(html).not.toMatch(/Hola|Un saludo|Si el botón/);
  });

  it('quotes nothing in the receipt of a message', () => {
    const { texto } = render('contacto_recibo', { nombre: '', mensaje: 'Gana dinero', remitente: 'Gana' });
    expect(texto).toContain('C-2026-K7M4Q');
    expect(texto).toContain('escribe a info@example.com');
    expect(texto).not.toContain('Gana');
  });

  it('lists the given items before the button, as text', () => {
    const lista = [
      {
        titulo: 'Chofer <C+E> {{enlace}}',
        detalle: 'Vic · contrato\nindefinido',
        destino: 'https://e.example/1?a&b',
      },
    ];
    const surroundings = { company: COMPANY, appUrl: 'https://empleo.example.com' };
    const { texto, html } = renderEmail('alerta_ofertas', EVERYTHING, surroundings, lista);
    expect(texto).toContain('Chofer <C+E> { {enlace}}\nVic · contrato indefinido\nhttps://e.example/1?a&b\n');
    expect(html).toContain('href="https://e.example/1?a&amp;b"');
    expect(html).toContain('Chofer &lt;C+E&gt; { {enlace}}');
    expect(html.indexOf('Chofer &lt;')).toBeLessThan(html.indexOf('Ver todas las que encajan'));
    expect(html.split('{{enlace}}')).toHaveLength(2);
  });

  it('shortens a subject without breaking a character', () => {
    const { asunto } = render('alerta_ofertas', { resumen: `${'a'.repeat(178)}🚚🚚` });
    expect(asunto.isWellFormed()).toBe(true);
  });

  it('refuses to render a message when a value is missing', () => {
    expect(() => render('rechazo', { puesto: '' })).toThrow('the message rechazo needs puesto');
    expect(() => render('cambio_estado', { estado: 'entrevista' })).toThrow('entrevista is no estado');
  });
});

import { EDITABLE_TEMPLATES, parseMessage } from '@hiring/contract';
import { fillText, findTextErrors, type KnownNames } from './email-text.rules.js';
import { describeTemplate, fillEmailText, renderEmail } from './render.js';

const COMPANY = {
  name: 'Zarvia & Hijos',
  legal_name: 'Zarvia Flotas, S.L.',
  tax_id: 'B00000000',
  address: 'Calle 1',
  postal_code: '08000',
  city: 'Barcelona',
  phone: '+34 930 000 000',
  hours: 'De lunes a viernes',
  email: 'info@example.com',
  email_rrhh: 'rrhh@example.com',
  registry: '',
};
const AROUND = { company: COMPANY, appUrl: 'https://empleo.example.com' };
const VALUES = {
  nombre: 'Núria',
  puesto: 'Chofer',
  centro: 'Base de Zona Franca',
  inicio: '1 de febrero de 2027',
  lugar: 'Zona Franca, Barcelona',
  oferta: 'https://empleo.example.com/carreras/1',
  estado: 'en_revision',
  mensaje: 'Gracias por venir.',
  cuando: 'martes, a las 9:00',
  duracion: '30 minutos',
  tipo: 'Presencial',
  donde: 'Calle 2',
  con: 'Laia',
  documento: 'Permiso C',
  limite: '1 de diciembre',
  instrucciones: 'Por las dos caras.',
  motivo_rechazo: 'No se lee.',
};
const NAMES: KnownNames = {
  variables: ['nombre', 'puesto'],
  bloques: ['boton', 'mensaje'],
  obligatorios: { boton: 'hace falta' },
};
const errorsOf = (cuerpo: string, asunto = 'Hola') => findTextErrors({ asunto, cuerpo }, NAMES);

describe('a message text', () => {
  it('has a title, paragraphs, lists and blocks in their order', () => {
    expect(parseMessage('# Hola\n\nUno\ndos\n\n- a\n- b\nTres\n{boton}\nCuatro')).toEqual({
      titulo: 'Hola',
      partes: [
        { tipo: 'parrafo', texto: 'Uno\ndos' },
        { tipo: 'lista', puntos: ['a', 'b'] },
        { tipo: 'parrafo', texto: 'Tres' },
        { tipo: 'bloque', nombre: 'boton' },
        { tipo: 'parrafo', texto: 'Cuatro' },
      ],
    });
  });

  it.each([
    ['Hola {apellidos}\n\n{boton}', 'La variable {apellidos} no existe en esta plantilla.'],
    ['Hola {nombre\n\n{boton}', 'Sobra o falta una llave'],
    ['Hola {{nombre}}\n\n{boton}', 'Sobra o falta una llave'],
    ['Hola', 'Falta {boton}: hace falta.'],
    ['Pulsa {boton} aquí', '{boton} tiene que ir solo en su línea.'],
    ['Hola\n{boton}\n{boton}', '{boton} solo puede aparecer una vez.'],
    ['{boton}', 'Escribe el texto del mensaje'],
    ['Hola\n{boton}\n{datos_entrevista}', 'La variable {datos_entrevista} no existe'],
  ])('%j is refused with a reason', (cuerpo, words) => {
    expect(errorsOf(cuerpo)?.cuerpo?.join(' ')).toContain(words);
  });

  it('may use its variables, in the subject too, where blocks are not allowed', () => {
    expect(errorsOf('Hola, {nombre}\n\n{boton}', 'Para {puesto}')).toBeNull();
    expect(errorsOf('Hola\n\n{boton}', '{boton}')?.asunto).toEqual(['{boton} no puede ir en el asunto.']);
  });

  it('replaces variables once: a value that looks like a variable stays text', () => {
    expect(fillText('{a}{b}', { a: '{b}', b: '{a}' })).toBe('{b}{a}');
    expect(fillText('{toString}', {})).toBe('{toString}');
  });
});

describe.each(EDITABLE_TEMPLATES.map((plantilla) => [plantilla]))('the texts of %s', (plantilla) => {
  const { text, names } = describeTemplate(plantilla);

  it('are, as shipped, valid and give the same message', () => {
    expect(findTextErrors(text, names)).toBeNull();
    const builtIn = renderEmail(plantilla, VALUES, AROUND);
    const own = renderEmail(plantilla, VALUES, AROUND, [], text);
    expect(own.asunto).toBe(builtIn.asunto);
    expect(own.texto).toBe(builtIn.texto);
  });

  it('contain no HTML, and no place for a link but the shipped one', () => {
    const hostile = { ...VALUES, nombre: '<img src=x>', puesto: '{', documento: '{', mensaje: '{{enlace}}' };
    const name = plantilla.startsWith('documento') ? 'documento' : 'puesto';
    const cuerpo = `<script>{nombre}</script> {${name}}{${name}}enlace}} **fuerte**\n\n${text.cuerpo}`;
    const { html } = renderEmail(plantilla, hostile, AROUND, [], { asunto: 'x', cuerpo });
    expect(html).toContain('&lt;script&gt;&lt;img src&#x3D;x&gt;&lt;/script&gt;');
    expect(html).toContain('<strong>fuerte</strong>');
    const places = (body: string) => body.split('{{enlace}}').length - 1;
    expect(places(html)).toBe(places(renderEmail(plantilla, VALUES, AROUND).html));
  });

  it('can be edited by hand', () => {
    const filled = fillEmailText(plantilla, { ...VALUES, puesto: 'Chofer {C}' }, AROUND, null);
    expect(`${filled.asunto} ${filled.cuerpo}`).not.toMatch(/\{(nombre|puesto|mensaje|fecha_entrevista)\}/);
    const { namesByHand } = describeTemplate(plantilla);
    if (!plantilla.startsWith('documento')) expect(findTextErrors(filled, namesByHand)).toBeNull();
  });
});

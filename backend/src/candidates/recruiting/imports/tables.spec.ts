import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { xlsxOf } from '../../../../test/candidates/recruiting/tables.js';
import { mappingFault, proposeMapping, splitName } from './rows/mapping.rules.js';
import { decode, delimiterOf, readCsv } from './tables/read-csv.js';
import type { TableHead, TableRow } from './tables/table-file.js';
import { readXlsx } from './tables/read-xlsx.js';
import { dayIn } from './tables/row-dates.js';

const NOW = new Date('2026-11-21T10:00:00Z');
/** The whole table. */
async function tableOf(
  content: Buffer,
  read: (content: Buffer, keep: (row: TableRow) => void) => TableHead | Promise<TableHead>,
) {
  const filas: TableRow[] = [];
  const { columnas, total } = await read(content, (row) => filas.push(row));
  expect(filas).toHaveLength(total);
  return { columnas, filas };
}
const textOf = (content: Buffer): string => decode(content).text;
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('Núñez')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFNúñez')],
    ['Latin-1', latin('Núñez')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Núñez', 'utf16le')])],
  ])('is read in %s', (_name, content) => {
    expect(textOf(content).replace('\uFEFF', '')).toBe('Núñez');
  });

  it('in Windows-1252 keeps its euro sign', () => {
    expect(textOf(Buffer.from([0x80, 0xf3]))).toBe('€ó');
  });

  it.each([
    ['Jos\x8e Mu\x96oz, L\xd5Hospitalet', 'José Muñoz, L’Hospitalet'],
    ['JOS\x83 MU\x84OZ', 'JOSÉ MUÑOZ'],
    ['G\x97mez \x87lvarez i \x9anic, 2\xbc 1\xbb', 'Gómez álvarez i önic, 2º 1ª'],
  ])('of Excel for Mac is read as it was written: %j', (bytes, text) => {
    expect(textOf(latin(bytes))).toBe(text);
  });

  it.each([
    [
      'José Núñez, Àngels Peçanha, Lluís Güell, 2º 1ª',
      latin('José Núñez, Àngels Peçanha, Lluís Güell, 2º 1ª'),
    ],
    ['L’Hospitalet – 24 € ÁLVAREZ', latin('L\x92Hospitalet \x96 24 \x80 ÁLVAREZ')],
    ['PEÑA IBÁÑEZ', latin('PEÑA IBÁÑEZ')],
    ['José cobra 24 €', latin('José cobra 24 \xa4')],
    ['Núñez', Buffer.from('Núñez', 'utf16le')],
  ])('of Windows and others is still read as %s', (text, content) => {
    expect(textOf(content)).toBe(text);
  });

  it.each([
    [
      'notes',
      'Notes:\n"When exporting, you may notice that some, or all, addresses are missing"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAna,Gil,https://x.example,ana@example.com,Cía,Chofer,01 Feb 2024\n',
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      5,
    ],
    [
      'a title and a date',
      'Listado de candidatos, marzo\nFecha;01/03/2026\n\nNombre;Apellidos;Correo\nAna;Gil;ana@example.com\n',
      ['Nombre', 'Apellidos', 'Correo'],
      5,
    ],
    ['a title over unknown headings', 'Informe\nAlfa;Beta;Gamma\n1;2;3\n', ['Alfa', 'Beta', 'Gamma'], 3],
  ])('with %s above its headings is read from them on', async (_what, text, columnas, numero) => {
    const table = await tableOf(Buffer.from(text), readCsv);
    expect(table.columnas).toEqual(columnas);
    expect(table.filas.map((row) => row.numero)).toEqual([numero]);
  });

  it.each([
    ['utf-8', Buffer.from('Núñez')],
    ['windows-1252', latin('Núñez')],
    ['mac-roman', latin('Jos\x8e Mu\x96oz')],
    ['utf-16', Buffer.from('Núñez', 'utf16le')],
  ])('says that it was read as %s', (encoding, content) => {
    expect(decode(content).encoding).toBe(encoding);
  });

  it('is read in the encoding that somebody chose', () => {
    expect(decode(latin('Jos\x8e'), 'windows-1252').text).toBe('JosŽ');
    expect(decode(latin('Mu\xf1oz'), 'mac-roman').text).toBe('MuÒoz');
    expect(decode(Buffer.from('Núñez'), 'windows-1252').text).toBe('NÃºÃ±ez');
    expect(() => decode(Buffer.from([1, 0, 2, 0]), 'utf-16')).toThrow('import_wrong_type');
  });

  it.each([
    ['recognised', undefined, 2, ['Nombre', 'Correo'], ['Ana', 'Eva']],
    ['the chosen one', 3, 3, ['Ana', 'ana@example.com'], ['Eva']],
    ['none', 0, 0, ['', ''], ['Informe', 'Nombre', 'Ana', 'Eva']],
    ['none, as the chosen one is blank', 4, 0, ['', ''], ['Eva']],
  ])(
    'has the row of headings that is %s, and shows its first lines',
    (_which, chosen, row, columns, first) => {
      const content = Buffer.from('Informe\nNombre;Correo\nAna;ana@example.com\n\nEva;eva@example.com\n');
      const rows: TableRow[] = [];
      const head = readCsv(
        content,
        (one) => rows.push(one),
        chosen === undefined ? {} : { fila_cabecera: chosen },
      );
      expect([head.fila_cabecera, head.columnas]).toEqual([row, columns]);
      expect(rows.map(({ valores }) => valores[0])).toEqual(first);
      expect(head.total).toBe(first.length);
      expect(head.lineas.map(({ numero }) => numero)).toEqual([1, 2, 3, 5]);
      expect(head.lineas[0]).toEqual({ numero: 1, valores: ['Informe'] });
    },
  );

  it.each([
    '<html><body><table><tr><td>Nombre</td></tr></table>',
    '\uFEFF\n<!DOCTYPE html>\n<table>',
    '<table border=1>',
  ])('that is a web page is refused as one: %s', async (page) => {
    await expect(tableOf(Buffer.from(page), readCsv)).rejects.toMatchObject({ code: 'import_web_page' });
  });

  it.each([
    [';', 'a;b;"c,d,e,f"\n1;2;3'],
    [',', 'a,b\n1,2'],
    ['\t', '\n\na\tb\tc\n1\t2\t3'],
  ])('is recognised as separated by %j', (mark, text) => {
    expect(delimiterOf(text)).toBe(mark);
  });

  it('of an export loses the apostrophe that keeps a spreadsheet from taking a text for a formula', async () => {
    const text = "Nombre;Nota\r\n'=Ana;'-5 años\r\n'Eva;O'Neill\r\n";
    expect((await tableOf(Buffer.from(text), readCsv)).filas.map(({ valores }) => valores)).toEqual([
      ['=Ana', '-5 años'],
      ["'Eva", "O'Neill"],
    ]);
  });

  it('keeps line breaks and quotes inside cells, counts lines as a spreadsheet does and skips blank ones', async () => {
    const text = 'Nombre;Nota\r\nAna;"dos\r\nlíneas y ""comillas"""\r\n;\r\n\r\nEva;fin\r\n';
    expect(await tableOf(Buffer.from(text), readCsv)).toEqual({
      columnas: ['Nombre', 'Nota'],
      filas: [
        { numero: 2, valores: ['Ana', 'dos\nlíneas y "comillas"'] },
        { numero: 5, valores: ['Eva', 'fin'] },
      ],
    });
  });

  it.each([
    ['import_wrong_type', Buffer.from([1, 0, 2, 0])],
    ['import_empty', Buffer.from('Nombre;Email\n')],
    ['import_broken_quotes', Buffer.from('Nombre;Email\n"Ana;x\n')],
    ['import_too_many_rows', Buffer.from(`a;b\n${'1;2\n'.repeat(20_001)}`)],
    ['import_too_many_columns', Buffer.from(`${'a;'.repeat(61)}b\n1`)],
    ['import_too_many_columns', Buffer.from(`a;b\n${';'.repeat(20_000)}`)],
    ['import_too_many_rows', Buffer.from(`a;b\n${'\n'.repeat(1_100_000)}`)],
  ])('is refused as %s', async (code, content) => {
    await expect(tableOf(content, readCsv)).rejects.toMatchObject({ code });
  });
});

describe('an XLSX file', () => {
  it('gives shared and inline strings, dates, results of formulas and gaps', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Alta</t></is></c><c r="D1" t="str"><v>Tel</v></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>44927.5</v></c><c r="C3"><f>1+1</f><v>2</v></c><c r="D3"><v>6.12345678E8</v></c></row>';
    expect(await tableOf(await xlsxOf(sheet), readXlsx)).toEqual({
      columnas: ['Nombre', 'Alta', '', 'Tel'],
      filas: [{ numero: 3, valores: ['Núria & Cía', '2023-01-01', '2', '612345678'] }],
    });
  });

  it('has numbers as Spanish lists write them, with the digits that Excel shows', async () => {
    const cells = ['1.234', '0.30000000000000004', '-12.5', '1234', '12345678901234567890'];
    const rows = cells.map((value, place) => `<row r="${place + 2}"><c><v>${value}</v></c></row>`).join('');
    const sheet = `<row r="1"><c t="inlineStr"><is><t>Nombre</t></is></c></row>${rows}`;
    expect((await tableOf(await xlsxOf(sheet), readXlsx)).filas.map(({ valores }) => valores[0])).toEqual([
      '1,234',
      '0,3',
      '-12,5',
      '1234',
      '12345678901234567890',
    ]);
  });

  it('that decompresses to more than a list of people is refused before it is decompressed', async () => {
    const row =
      '<row><c t="inlineStr"><is><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></is></c></row>';
    const bomb = await xlsxOf('', { 'xl/styles.xml': `<a>${row.repeat(60_000)}</a>` });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(tableOf(bomb, readXlsx)).rejects.toMatchObject({ code: 'import_unfolds_too_much' });
  });

  it('that declares entities, or is not a workbook, is refused', async () => {
    const entities = await xlsxOf('', {
      'xl/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    });
    await expect(tableOf(entities, readXlsx)).rejects.toMatchObject({ code: 'import_wrong_type' });
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('x'), 'foto.jpg');
    zip.end();
    const other = await buffer(zip.outputStream);
    await expect(tableOf(other, readXlsx)).rejects.toMatchObject({ code: 'import_wrong_type' });
    await expect(tableOf(Buffer.from('PK\x03\x04no'), readXlsx)).rejects.toMatchObject({
      code: 'import_wrong_type',
    });
  });
});

describe('the columns', () => {
  it.each([
    [
      ['Correo', 'Nombre', 'Apellido(s)', 'Teléfono móvil', 'Población', 'C.P.', 'Puesto de trabajo'],
      'email nombre apellidos telefono ciudad codigo_postal posicion',
    ],
    [
      ['E-MAIL', 'Nombre y Apellidos', 'Móvil', 'F. Nacimiento', 'Vacante'],
      'email nombre_completo telefono fecha_nacimiento vacante',
    ],
    [
      ['Primer apellido', 'Segundo apellido', 'Nombre', 'Correo electrónico'],
      'apellidos apellidos nombre email',
    ],
    [['Nom', 'Cognoms', 'Adreça', 'Correu'], 'nombre apellidos direccion email'],
    [['Email', 'Email 2', 'Observaciones internas'], 'email - -'],
  ])('%j are recognised by their headings', (columns, fields) => {
    expect(
      proposeMapping(columns, [])
        .map((field) => field ?? '-')
        .join(' '),
    ).toBe(fields);
  });

  it('without clear headings are recognised by their contents', () => {
    const rows = [
      ['ana@example.com', '611 000 111', 'Ana Pérez Gil'],
      ['eva@example.com', '', 'Eva Roca'],
    ];
    expect(proposeMapping(['A', 'B', 'Nombre'], rows)).toEqual(['email', 'telefono', 'nombre_completo']);
  });

  it('must identify the person', () => {
    expect(mappingFault(['nombre', 'apellidos', null])).toContain('correo');
    expect(mappingFault(['nombre', 'email', 'email'])).toContain('dos columnas');
    expect(mappingFault(['nombre', 'email'])).toContain('Apellidos');
    expect(mappingFault(['nombre_completo', 'email'])).toBeNull();
    expect(mappingFault(['apellidos', 'apellidos', 'nombre', 'email'])).toBeNull();
  });
});

it.each([
  ['Ana Gil', 'Ana', 'Gil'],
  ['Ana Gil Roca', 'Ana', 'Gil Roca'],
  ['José María Gil Roca', 'José María', 'Gil Roca'],
  ['Juan de la Fuente Pérez', 'Juan', 'de la Fuente Pérez'],
  ['María del Carmen López García', 'María del Carmen', 'López García'],
  ['Gil Roca, Ana María', 'Ana María', 'Gil Roca'],
  ['Ana', 'Ana', ''],
])('the full name %s is split into %s and %s', (whole, nombre, apellidos) => {
  expect(splitName(whole)).toEqual({ nombre, apellidos });
});

it.each([
  ['31/12/1990', '1990-12-31'],
  ['1-2-85', '1985-02-01'],
  ['01.02.2024', '2024-02-01'],
  ['1990-12-31 00:00:00', '1990-12-31'],
  ['31/02/1990', null],
  ['ayer', null],
])('the text %s is the day %s', (text, day) => {
  expect(dayIn(text, NOW)).toBe(day);
});

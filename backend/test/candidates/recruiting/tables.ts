import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as Excel writes it: shared strings, a styled date, a formula with its result. */
export function xlsxOf(sheet: string, parts: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="x"><sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Hoja1" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId9" Target="worksheets/sheet9.xml"/><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>Nombre</t></si><si><r><t>Núria </t></r><r><t>&amp; Cía</t></r><rPh><t>no</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  };
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

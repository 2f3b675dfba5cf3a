import { entryPaths } from './entry-names.rules.js';

const one = (name: string, folder = 'cv') => entryPaths([{ folder, name }])[0];

it.each([
  ['CV Núria.pdf', 'archivos/cv/CV Núria.pdf'],
  ['../../etc/passwd', 'archivos/cv/passwd'],
  ['..', 'archivos/cv/archivo'],
  ['C:\\Users\\ana\\CV.pdf', 'archivos/cv/CV.pdf'],
  ['a<b>:"c|?*.pdf', 'archivos/cv/a_b___c___.pdf'],
  ['.bashrc', 'archivos/cv/bashrc'],
  ['cv\u202Efdp.exe', 'archivos/cv/cvfdp.exe'],
  ['', 'archivos/cv/archivo'],
])('the file %j is packed as %j', (name, path) => {
  expect(one(name)).toBe(path);
});

it('a folder stays a folder', () => {
  expect(one('CV.pdf', '../x')).toBe('archivos/x/CV.pdf');
});

it('files with the same name get different names, whatever their case', () => {
  const files = ['CV.pdf', 'cv.PDF', 'CV.pdf', 'sin'].map((name) => ({ folder: 'cv', name }));
  expect(entryPaths(files)).toEqual([
    'archivos/cv/CV.pdf',
    'archivos/cv/cv (2).PDF',
    'archivos/cv/CV (3).pdf',
    'archivos/cv/sin',
  ]);
});

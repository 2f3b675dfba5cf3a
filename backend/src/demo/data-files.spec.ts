import { DataFiles, demoId } from './data-files.js';

const files = new DataFiles(new Date('2026-11-18T09:30:00Z'));

describe('a data file of the demo', () => {
  it.each([
    ['{workday-1 10:35}', '2026-11-17T09:35:00.000Z'],
    ['{workday-4 10:35}', '2026-11-12T09:35:00.000Z'],
    ['{workday+0 09:00}', '2026-11-18T08:00:00.000Z'],
    ['{workday+3}', '2026-11-23'],
    ['{day+45}', '2027-01-02'],
    ['{year-4}-03-25', '2022-03-25'],
    ['{now-40min}', '2026-11-18T08:50:00.000Z'],
    ['{id:user:admin@example.com}', demoId('user:admin@example.com')],
    ['Sobre tu candidatura: {puesto}', 'Sobre tu candidatura: {puesto}'],
  ])('has %s as %s', (text, value) => {
    expect(files.fill(text)).toBe(value);
  });

  it('is refused with its name and row when a property is missing', () => {
    expect(() => files.read<{ hasta: string }>('holds', ['hasta'])).toThrow(
      'demo/data/holds.json, row 1: no hasta',
    );
  });
});

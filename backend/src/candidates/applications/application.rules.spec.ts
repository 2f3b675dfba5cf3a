import { ESTADOS, type Estado, STAGES } from '@hiring/contract';
import {
  estadoOfTarget,
  isOpen,
  moveChange,
  pickCurrent,
  targetsOf,
  waitingSince,
} from './application.rules.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));
const application = (
  id: string,
  estado: Estado,
  applied: number,
  more: { retirada_at?: Date; deleted_at?: Date } = {},
) => ({
  id,
  estado,
  fecha_aplicacion: day(applied),
  retirada_at: more.retirada_at ?? null,
  deleted_at: more.deleted_at ?? null,
});

describe('the application that represents the person', () => {
  it.each<[string, ReturnType<typeof application>[], string | null]>([
    ['nobody without applications', [], null],
    ['the only one', [application('a', 'rechazada', 1)], 'a'],
    [
      'the furthest along of the open ones, however old',
      [
        application('a', 'recibida', 9),
        application('b', 'entrevista_realizada', 1),
        application('c', 'en_revision', 5),
      ],
      'b',
    ],
    [
      'the newest of those equally far',
      [application('a', 'en_revision', 1), application('b', 'en_revision', 2)],
      'b',
    ],
    [
      'an open one before a hired one',
      [application('a', 'contratada', 9), application('b', 'recibida', 1)],
      'b',
    ],
    [
      'a hired one before a newer rejected one',
      [application('a', 'contratada', 1), application('b', 'rechazada', 9)],
      'a',
    ],
    [
      'the newest when all are closed',
      [application('a', 'rechazada', 1), application('b', 'rechazada', 2)],
      'b',
    ],
    [
      'no withdrawn one while another is open',
      [
        application('a', 'entrevista_programada', 9, { retirada_at: day(10) }),
        application('b', 'recibida', 1),
      ],
      'b',
    ],
    ['never a removed one', [application('a', 'recibida', 9, { deleted_at: day(10) })], null],
  ])('is %s', (_title, applications, expected) => {
    expect(pickCurrent(applications)?.id ?? null).toBe(expected);
    expect(pickCurrent([...applications].reverse())?.id ?? null).toBe(expected);
  });

  it('does not depend on the order of equal dates', () => {
    const twins = [application('a', 'recibida', 1), application('b', 'recibida', 1)];
    expect(pickCurrent(twins)?.id).toBe(pickCurrent([...twins].reverse())?.id);
  });
});

describe('an open application', () => {
  it('is in any state except hired and rejected', () => {
    const open = ESTADOS.filter((estado) => isOpen(application('a', estado, 1)));
    expect(open).toEqual(['recibida', 'en_revision', 'entrevista_programada', 'entrevista_realizada']);
  });

  it('is neither withdrawn nor removed', () => {
    expect(isOpen(application('a', 'recibida', 1, { retirada_at: day(2) }))).toBe(false);
    expect(isOpen(application('a', 'recibida', 1, { deleted_at: day(2) }))).toBe(false);
  });
});

describe('a move', () => {
  it('may go to any other stage', () => {
    for (const estado of ESTADOS) {
      const targets = targetsOf(application('a', estado, 1));
      expect(targets).toHaveLength(STAGES.length - 1);
      expect(targets).not.toContain(estado);
    }
  });

  it('is refused once the application is withdrawn', () => {
    expect(targetsOf(application('a', 'recibida', 1, { retirada_at: day(2) }))).toEqual([]);
  });

  it.each([
    ['entrevista', 'entrevista_programada'],
    ['en_revision', 'en_revision'],
    ['entrevista_realizada', 'entrevista_realizada'],
    ['contratado', null],
    ['eliminada', null],
    ['', null],
  ])('to the value %j means %j', (word, estado) => {
    expect(estadoOfTarget(word)).toBe(estado);
  });

  const now = day(20);

  it('sets the answer date once, at the first move out of recibida', () => {
    expect(
      moveChange({ estado: 'recibida', fecha_respuesta: null }, 'en_revision', now).fecha_respuesta,
    ).toEqual(now);
    expect(
      moveChange({ estado: 'en_revision', fecha_respuesta: day(3) }, 'rechazada', now).fecha_respuesta,
    ).toEqual(day(3));
    expect(
      moveChange({ estado: 'en_revision', fecha_respuesta: day(3) }, 'recibida', now).fecha_respuesta,
    ).toEqual(day(3));
  });

  it('keeps the hiring date only while the application is hired', () => {
    for (const to of ESTADOS) {
      const { fecha_contratacion } = moveChange({ estado: 'en_revision', fecha_respuesta: null }, to, now);
      expect(fecha_contratacion).toEqual(to === 'contratada' ? now : null);
    }
  });
});

describe('the waiting time', () => {
  it('starts again with every move', () => {
    const change = moveChange({ estado: 'recibida', fecha_respuesta: null }, 'en_revision', day(20));
    expect(change.en_fase_desde).toEqual(day(20));
  });

  it('is counted from the open application that has waited longest', () => {
    const open = { estado: 'recibida', retirada_at: null, deleted_at: null } as const;
    expect(
      waitingSince([
        { ...open, en_fase_desde: day(9) },
        { ...open, estado: 'en_revision', en_fase_desde: day(5) },
        { ...open, estado: 'rechazada', en_fase_desde: day(1) },
        { ...open, retirada_at: day(2), en_fase_desde: day(1) },
      ]),
    ).toEqual(day(5));
  });

  it('is empty when no application is open', () => {
    expect(waitingSince([])).toBeNull();
    expect(
      waitingSince([{ estado: 'contratada', retirada_at: null, deleted_at: null, en_fase_desde: day(1) }]),
    ).toBeNull();
  });
});

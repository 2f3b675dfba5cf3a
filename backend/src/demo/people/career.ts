import { TRADES, type TradeName } from '../trades/index.js';
import type { Trade } from '../trades/trade.js';
import { at, Random } from '../random.js';
import { fill, lowerFirst, yearsInWords } from './fill.js';
import { PLACES } from './places.js';
import type { Person } from './people.js';

/** Months since year 0, which can be added and compared. */
export interface Job {
  cargo: string;
  empresa: string;
  lugar: string;
  desde: number;
  /** Null: the current job. */
  hasta: number | null;
  tareas: string[];
}

export interface Study {
  titulo: string;
  centro: string;
  anio: number;
}

/** A person's experience and skills: the source of the form's texts and of the CV. */
export interface Career {
  trade: Trade;
  /** The latest first. */
  jobs: Job[];
  studies: Study[];
  courses: Study[];
  licences: string[];
  languages: { idioma: string; nivel: string }[];
  skills: string[];
  profile: string;
  /** Values of the placeholders in `trades/trade.ts`. */
  words: Record<string, string>;
}

/** The career of a person; `now` is the month of loading, counted from year 0. */
export function makeCareer(person: Person, tradeName: TradeName, now: number): Career {
  const trade = TRADES[tradeName];
  const random = new Random(`career:${person.number}`);
  const years = Math.max(2, Math.min(person.age - 20, random.int(2, 19)));
  const birthYear = Math.floor(now / 12) - person.age;
  const jobs = makeJobs(person, trade, random, years, now);
  const latest = at(jobs, 0);
  const words: Record<string, string> = {
    o: person.female ? 'a' : 'o',
    a: person.female ? 'a' : '',
    anios: yearsInWords(years),
    cargo: lowerFirst(latest.cargo),
    empresa: latest.empresa,
    anterior: (jobs[1] ?? latest).empresa,
    ciudad: person.ciudad,
  };
  return {
    trade,
    jobs,
    studies: [makeStudy(random, trade, birthYear)],
    courses: random.sample(trade.cursos, random.int(0, 2)).map(([titulo, centro]) => ({
      titulo,
      centro,
      anio: Math.max(birthYear + 20, Math.floor(now / 12) - random.int(1, 9)),
    })),
    licences: [at(trade.carnets, 0), ...random.sample(trade.carnets.slice(1), random.int(0, 2))],
    languages: makeLanguages(random, person),
    skills: random.sample(trade.competencias, random.int(4, 7)),
    profile: fill(random.pick(trade.perfiles), words),
    words,
  };
}

function makeJobs(person: Person, trade: Trade, random: Random, years: number, now: number): Job[] {
  const count = years < 4 ? random.int(1, 2) : years < 9 ? random.int(2, 3) : random.int(2, 4);
  const companies = random.shuffle(trade.empresas);
  const tasks = random.shuffle(trade.tareas);
  const level = Math.min(trade.cargos.length - 1, years < 4 ? 1 : years < 8 ? 2 : 3);
  const working = random.chance(0.66);
  const jobs: Job[] = [];
  let end = working ? now : now - random.int(1, 7);
  const start = now - years * 12;
  for (let place = 0; place < count; place++) {
    const left = count - place;
    const even = (end - start) / left;
    const begin = left === 1 ? start : Math.round(end - even * (0.7 + random.next() * 0.6));
    const title = at(trade.cargos, Math.max(0, level - place));
    jobs.push({
      cargo: title[person.female ? 1 : 0],
      empresa: at(companies, place % companies.length),
      lugar: random.pick(PLACES).ciudad,
      desde: begin,
      hasta: place === 0 && working ? null : end,
      tareas: Array.from({ length: place === 0 ? random.int(3, 4) : 2 }, (_, n) =>
        at(tasks, (place * 2 + n + (place === 0 ? 0 : 2)) % tasks.length),
      ),
    });
    end = begin - random.int(0, 3);
  }
  return jobs;
}

function makeStudy(random: Random, trade: Trade, birthYear: number): Study {
  const [titulo, centro] = random.pick(trade.estudios);
  const basic = /^(Graduado|EGB|Estudios primarios)/.test(titulo);
  const degree = titulo.startsWith('Grado en ');
  const anio = birthYear + (basic ? 16 : degree ? random.int(22, 25) : random.int(18, 21));
  return { titulo: titleOfItsTime(titulo, anio), centro, anio };
}

/** Names of Spanish degrees by year: ESO exists since the nineties, the current degrees since about 2012. */
function titleOfItsTime(titulo: string, anio: number): string {
  if (titulo === 'Graduado en ESO' && anio < 1998) return 'Graduado Escolar (EGB)';
  if (titulo === 'EGB' && anio >= 1998) return 'Graduado en ESO';
  if (titulo.startsWith('Grado en ') && anio < 2012) {
    return titulo.includes('Ingeniería')
      ? titulo.replace('Grado en ', '')
      : titulo.replace('Grado', 'Licenciatura');
  }
  return titulo;
}

function makeLanguages(random: Random, { language }: Person): Career['languages'] {
  const known =
    language === 'Catalán'
      ? [
          { idioma: 'Catalán', nivel: 'nativo' },
          { idioma: 'Español', nivel: 'nativo' },
        ]
      : language
        ? [
            { idioma: language, nivel: 'nativo' },
            { idioma: 'Español', nivel: random.pick(['C1', 'C1', 'C2', 'B2']) },
            { idioma: 'Catalán', nivel: random.pick(['A2', 'B1', 'B2']) },
          ]
        : [
            { idioma: 'Español', nivel: 'nativo' },
            { idioma: 'Catalán', nivel: random.pick(['A2', 'B1', 'B2', 'C1']) },
          ];
  if (random.chance(0.45)) known.push({ idioma: 'Inglés', nivel: random.pick(['A2', 'B1', 'B1', 'B2']) });
  if (random.chance(0.14) && language !== 'Francés') {
    known.push({ idioma: 'Francés', nivel: random.pick(['A2', 'B1', 'B2']) });
  }
  return known;
}

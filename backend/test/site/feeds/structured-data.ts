/**
 * Judges JSON-LD by Google's guides for structured data (JobPosting, BreadcrumbList, FAQPage, Organization and
 * LocalBusiness) and by schema.org where Google has none (Service, WebSite). Strict: what no guide names is a mistake.
 */
import {
  address,
  count,
  country,
  currency,
  date,
  either,
  email,
  exactly,
  flag,
  html,
  oneOf,
  positive,
  type Rule,
  some,
  telephone,
  text,
} from './structured-data-rules.js';

export type Thing = Record<string, unknown>;

interface Shape {
  required: Record<string, Rule>;
  recommended?: Record<string, Rule>;
  optional?: Record<string, Rule>;
  /** Rules about several properties. */
  whole?: (thing: Thing) => string[];
}

/** A thing of one of these types. */
const thing =
  (...types: string[]): Rule =>
  (value) => {
    const type = typeof value === 'object' && value !== null ? String((value as Thing)['@type']) : '';
    return types.includes(type) ? findProblems(value as Thing) : [`is no ${types.join(' or ')}`];
  };

const name = { name: text };

const SHAPES: Record<string, Shape> = {
  JobPosting: {
    required: {
      title: text,
      description: html,
      datePosted: date,
      hiringOrganization: thing('Organization'),
      jobLocation: some(thing('Place')),
    },
    recommended: {
      baseSalary: thing('MonetaryAmount'),
      directApply: flag,
      employmentType: some(
        oneOf(
          'FULL_TIME',
          'PART_TIME',
          'CONTRACTOR',
          'TEMPORARY',
          'INTERN',
          'VOLUNTEER',
          'PER_DIEM',
          'OTHER',
        ),
      ),
      identifier: thing('PropertyValue'),
      experienceRequirements: either(exactly('no requirements'), thing('OccupationalExperienceRequirements')),
      educationRequirements: either(text, some(thing('EducationalOccupationalCredential'))),
    },
    // Google asks for validThrough only where the end is known.
    optional: {
      validThrough: date,
      url: address,
      totalJobOpenings: count,
      industry: text,
      occupationalCategory: text,
      skills: text,
    },
    whole: ({ title, description }) =>
      String(description).replace(/<[^>]*>/g, '') === title ? ['says no more than its title'] : [],
  },
  Place: { required: { address: thing('PostalAddress') } },
  PostalAddress: {
    required: { addressCountry: country },
    recommended: { addressLocality: text, addressRegion: text, postalCode: text, streetAddress: text },
  },
  MonetaryAmount: { required: { currency, value: thing('QuantitativeValue') } },
  QuantitativeValue: {
    required: { unitText: oneOf('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR') },
    optional: { value: positive, minValue: positive, maxValue: positive },
    whole: ({ value, minValue, maxValue }) => [
      ...(value === undefined && minValue === undefined && maxValue === undefined ? ['has no value'] : []),
      ...(value !== undefined && (minValue ?? maxValue) !== undefined ? ['has a value and a range'] : []),
      ...(Number(minValue) > Number(maxValue) ? ['begins above its end'] : []),
    ],
  },
  PropertyValue: { required: { ...name, value: text } },
  OccupationalExperienceRequirements: { required: { monthsOfExperience: count } },
  EducationalOccupationalCredential: {
    required: {
      credentialCategory: oneOf(
        'high school',
        'associate degree',
        'bachelor degree',
        'professional certificate',
        'postgraduate degree',
      ),
    },
    optional: name,
  },
  Organization: {
    required: name,
    recommended: { logo: address, sameAs: some(address), url: address },
  },
  LocalBusiness: {
    required: { ...name, address: thing('PostalAddress') },
    recommended: { telephone, url: address, image: address, geo: text, openingHoursSpecification: text },
    optional: { legalName: text, taxID: text, logo: address, email },
  },
  WebSite: {
    required: { ...name, url: address },
    optional: { inLanguage: text, publisher: (value) => address((value as Thing | null)?.['@id']) },
  },
  BreadcrumbList: {
    required: { itemListElement: some(thing('ListItem')) },
    whole: ({ itemListElement: items }) => {
      const positions = (items as Thing[]).map(({ position }) => position);
      const counted = positions.every((position, index) => position === index + 1);
      return positions.length > 1 && counted ? [] : ['is no trail of two steps or more, counted from 1'];
    },
  },
  ListItem: { required: { position: count, ...name, item: address } },
  FAQPage: { required: { mainEntity: some(thing('Question')) }, optional: { url: address } },
  Question: { required: { ...name, acceptedAnswer: thing('Answer') } },
  Answer: { required: { text } },
  Service: {
    required: { ...name, provider: thing('Organization', 'LocalBusiness') },
    recommended: { serviceType: text, description: text, areaServed: thing('City'), url: address },
  },
  City: { required: name },
};

/** Everything that is wrong with a thing; what is only recommended may be missing. */
export function findProblems(found: Thing): string[] {
  const { '@type': type, '@id': id, ...properties } = found;
  const shape = SHAPES[String(type)];
  if (!shape) return [`${String(type)} is of no known type`];
  const rules = { ...shape.required, ...shape.recommended, ...shape.optional };
  const problems = [
    ...Object.keys(shape.required).flatMap((key) =>
      properties[key] === undefined ? [`${key} is missing`] : [],
    ),
    ...Object.entries(properties).flatMap(
      ([key, value]) => rules[key]?.(value).map((problem) => `${key} ${problem}`) ?? [`${key} is not known`],
    ),
    ...(id === undefined ? [] : address(id).map((problem) => `@id ${problem}`)),
  ];
  const whole = problems.length === 0 ? (shape.whole?.(found) ?? []) : [];
  return [...problems, ...whole].map((problem) => `${String(type)}: ${problem}`);
}

/** The recommended properties that a thing does not have. */
export function findGaps(found: Thing): string[] {
  const recommended = SHAPES[String(found['@type'])]?.recommended ?? {};
  return Object.keys(recommended).filter((key) => found[key] === undefined);
}

const BLOCK = /<script type="application\/ld\+json"[^>]*>(?<json>[\s\S]*?)<\/script>/g;

/** The things that a page tells programs about. @throws when a block is no JSON-LD of schema.org. */
export function readThings(page: string): Thing[] {
  return [...page.matchAll(BLOCK)].flatMap(({ groups }) => {
    const block = JSON.parse(groups?.json ?? '') as { '@context'?: unknown; '@graph'?: unknown };
    if (block['@context'] !== 'https://schema.org' || !Array.isArray(block['@graph'])) {
      throw new Error(`no graph of schema.org: ${groups?.json}`);
    }
    return block['@graph'] as Thing[];
  });
}

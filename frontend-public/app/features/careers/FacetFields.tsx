import { Plural, Trans } from '@lingui/react/macro';
import { say } from '@hiring/contract/page';
import type { Schemas } from '@hiring/contract/api';
import { Icon } from '../../ui/Icon';
import { SelectField } from '../../ui/Field';
import type { ListName, NumberName } from './search-params';
import { InSpanish } from './InSpanish';

type Option = Schemas['FacetOption'];

/** Shown at once; the other options are collapsed. */
const AT_ONCE = 6;

/** The number of vacancies for an option. */
function Count({ count }: { count: number }) {
  return (
    <span className="text-sm text-muted">
      {count}
      <span className="sr-only">
        {' '}
        <Plural value={count} one="oferta" other="ofertas" />
      </span>
    </span>
  );
}

interface CheckProps {
  name: string;
  option: Option;
  checked: boolean;
}

export function Check({ name, option: { value, label, count }, checked }: CheckProps) {
  const nothing = count === 0 && !checked;
  return (
    <label
      className={`flex min-h-11 items-center gap-3 lg:min-h-9 ${nothing ? 'text-muted' : 'cursor-pointer'}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={nothing}
        className="size-5 shrink-0 accent-ink"
      />
      <span className="grow">{say(label) === label ? <InSpanish>{label}</InSpanish> : say(label)}</span>
      <Count count={count} />
    </label>
  );
}

interface ChecksProps {
  name: ListName;
  legend: string;
  options: Option[];
  chosen: readonly string[] | undefined;
}

/** A facet with multiple choice. */
export function Checks({ name, legend, options, chosen = [] }: ChecksProps) {
  if (options.length === 0) return null;
  const first = options.length <= AT_ONCE + 1 ? options : options.slice(0, AT_ONCE);
  const rest = options.slice(first.length);
  const check = (option: Option) => (
    <Check key={option.value} name={name} option={option} checked={chosen.includes(option.value)} />
  );
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full font-bold">{legend}</legend>
      <div className="clear-both">{first.map(check)}</div>
      {rest.length > 0 && (
        <details className="group" open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary className="flex min-h-11 items-center gap-2 text-link underline underline-offset-4">
            <Trans>Ver {rest.length} más</Trans>
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          {rest.map(check)}
        </details>
      )}
    </fieldset>
  );
}

interface StepsProps {
  name: NumberName;
  label: string;
  options: Option[];
  chosen: number | undefined;
  textOf: (step: number) => string;
}

/** A facet of ascending steps with a single choice. */
export function Steps({ name, label, options, chosen, textOf }: StepsProps) {
  const known = options.some(({ value }) => Number(value) === chosen);
  return (
    <div className="border-t border-line pt-4">
      <SelectField id={name} name={name} label={label} defaultValue={chosen ?? ''}>
        <option value="">
          <Trans>Cualquiera</Trans>
        </option>
        {options.map(({ value, count }) => (
          <option key={value} value={value}>
            {textOf(Number(value))} ({count})
          </option>
        ))}
        {chosen !== undefined && !known && <option value={chosen}>{textOf(chosen)}</option>}
      </SelectField>
    </div>
  );
}

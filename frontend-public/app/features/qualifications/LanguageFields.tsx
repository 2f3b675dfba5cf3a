import { t } from '@lingui/core/macro';
import { IDIOMA_LABEL, IDIOMA_NIVEL_LABEL, IDIOMA_NIVELES, IDIOMAS, type Idioma } from '@hiring/contract';
import { SelectField } from '../../ui/Field';
import type { QualificationValues } from './qualification-values';
import { Ticks } from './Ticks';

interface LanguageFieldsProps {
  idiomas: QualificationValues['idiomas'];
  onChange: (idiomas: QualificationValues['idiomas']) => void;
}

const options = () => IDIOMAS.map((value) => ({ value, label: IDIOMA_LABEL[value] }));

/** Languages: each ticked one has a level, which defaults to the middle one. */
export function LanguageFields({ idiomas, onChange }: LanguageFieldsProps) {
  const toggle = (idioma: Idioma, on: boolean) => {
    const others = idiomas.filter((spoken) => spoken.idioma !== idioma);
    onChange(on ? [...others, { idioma, nivel: 'intermedio' }] : others);
  };
  const rate = (idioma: Idioma, level: string) => {
    const nivel = IDIOMA_NIVELES.find((known) => known === level);
    if (nivel) onChange(idiomas.map((spoken) => (spoken.idioma === idioma ? { idioma, nivel } : spoken)));
  };
  return (
    <Ticks
      legend={t`Idiomas`}
      options={options()}
      chosen={idiomas.map(({ idioma }) => idioma)}
      onToggle={toggle}
      columns={2}
    >
      {idiomas.length > 0 && (
        <div className="mt-3 grid gap-3 border-s-4 border-sand-deep ps-3 sm:grid-cols-2">
          {idiomas.map(({ idioma, nivel }) => (
            <SelectField
              key={idioma}
              id={`nivel-${idioma}`}
              label={t`Nivel de ${IDIOMA_LABEL[idioma].toLowerCase()}`}
              value={nivel}
              onChange={(event) => rate(idioma, event.target.value)}
            >
              {IDIOMA_NIVELES.map((level) => (
                <option key={level} value={level}>
                  {IDIOMA_NIVEL_LABEL[level]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </Ticks>
  );
}

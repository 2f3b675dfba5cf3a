import { LANGUAGE, type OtherLanguage, VACANCY_LIMITS as MAX, type VacancyText } from '@hiring/contract';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { columns } from '../../ui/columns';
import { LinesInput } from '../form/LinesInput';
import type { Vacancy } from '../vacancy';

const LINES = ['responsabilidades', 'requisitos', 'beneficios', 'idiomas'] as const;

/** The Spanish text, below the input of its translation. */
function original(vacancy: Vacancy, text: VacancyText): ReactNode {
  const spanish = vacancy[text];
  const words = Array.isArray(spanish) ? spanish.join('\n') : spanish;
  return (
    words && (
      <Box component="span" lang="es" sx={{ whiteSpace: 'pre-line' }}>
        {words}
      </Box>
    )
  );
}

interface Props {
  vacancy: Vacancy;
  language: OtherLanguage;
}

export function WordsInputs({ vacancy, language }: Props) {
  const input = (source: VacancyText, maxLength?: number) => ({
    source,
    helperText: original(vacancy, source),
    slotProps: { htmlInput: { maxLength, lang: language, dir: LANGUAGE[language].direction } },
  });
  return (
    <Box sx={{ ...columns({ sm: 2 }), width: '100%', rowGap: 1, '& .whole-line': { gridColumn: '1 / -1' } }}>
      <TextInput {...input('titulo', MAX.title)} className="whole-line" validate={required()} />
      <TextInput
        {...input('descripcion', MAX.description)}
        className="whole-line"
        validate={required()}
        multiline
        minRows={5}
      />
      <TextInput {...input('horario', MAX.hours)} />
      <TextInput {...input('noches_fuera', MAX.hours)} />
      <TextInput {...input('educacion', MAX.education)} className="whole-line" />
      {LINES.map((list) => (
        <LinesInput key={list} {...input(list)} />
      ))}
    </Box>
  );
}

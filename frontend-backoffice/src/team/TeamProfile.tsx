import { Button, Typography } from '@mui/material';
import { FIELD_LABEL } from '@hiring/contract';
import { HeldQualifications, ScreeningAnswers } from '../candidates/record/CandidateProfile';
import { Facts, Section } from '../ui/display/Facts';
import { LongText } from '../ui/layout';
import { translate } from '../i18n/texts';
import type { OfRecord } from './team';

export function CvButton({ record: { cv_url } }: OfRecord) {
  return cv_url ? (
    <Button variant="outlined" href={cv_url} target="_blank" rel="noopener">
      {translate('team.record.cv')}
    </Button>
  ) : (
    <Typography color="text.secondary">{translate('team.record.noCv')}</Typography>
  );
}

const WRITTEN = ['experiencia', 'educacion', 'carta_presentacion'] as const;

/** What the person wrote, as a manager reads it. */
export function TeamProfile({ record }: OfRecord) {
  const texts = [
    ...WRITTEN.map((field) => [field, record[field]] as const),
    ['habilidades', record.habilidades.join(', ')] as const,
  ];
  return (
    <>
      {texts.map(
        ([field, text]) =>
          text && (
            <Section key={field} title={FIELD_LABEL[field]}>
              <LongText>{text}</LongText>
            </Section>
          ),
      )}
      <ScreeningAnswers {...record} />
      {record.campos.length > 0 && (
        <Section title="fields.title">
          <Facts facts={record.campos.map(({ etiqueta, valor }) => ({ label: etiqueta, value: valor }))} />
        </Section>
      )}
      <HeldQualifications held={record.cualificaciones} />
    </>
  );
}

import { VACANCY_FIELD_LABEL, type VacancyField } from '@hiring/contract';
import { AlertTitle, Box, Button, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { VACANCIES_PATH, type Vacancy, vacancyAddress } from '../vacancy';
import { experienceText, salaryText } from '../wording';
import { translate } from '../../i18n/texts';
import { isUnauthenticated, problemOf, reasonOf } from '../../providers/api';
import { Link as RouterLink } from 'react-router-dom';
import { useDepartments } from '../../panel/departments/useDepartments';
import { VacancyText } from '../record/VacancyText';
import { keptValues } from '../../ui/forms/drafts';
import { KeepTyped } from '../../ui/forms/KeepTyped';
import { useFormParts, VacancyInputs } from './VacancyInputs';
import { PaddedCard } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

function changedLabels(before: Vacancy, after: Vacancy): string[] {
  const valueOf = (vacancy: Vacancy, field: VacancyField) =>
    JSON.stringify(field === 'motivo_sin_salario' ? vacancy.gestion?.[field] : vacancy[field]);
  return (Object.keys(VACANCY_FIELD_LABEL) as VacancyField[])
    .filter((field) => valueOf(before, field) !== valueOf(after, field))
    .map((field) => VACANCY_FIELD_LABEL[field]);
}

const messageOf = (error: unknown): string =>
  isUnauthenticated(error)
    ? translate('vacancies.form.signedOut')
    : reasonOf(error, translate('vacancies.form.failure'));

/** The vacancy as somebody else left it while the form was open. */
function newerOf(error: unknown): Vacancy | null {
  const problem = problemOf(error);
  return problem?.code === 'vacancy_stale' ? (problem.actual ?? null) : null;
}

interface Props {
  failure: unknown;
  /** Given while the form shows what was kept of an earlier visit. */
  discard: ReactNode;
}

/** Why it was not saved, and what was kept from before. What is typed stays whatever is shown. */
function FormNotices({ failure, discard }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const vacancy = useRecordContext<Vacancy>();
  const { reset, setValue } = useFormContext();
  const [settled, setSettled] = useState<unknown>(null);
  const error = failure === settled ? null : failure;
  const newer = newerOf(error);
  const asks = problemOf(error)?.code === 'salary_unusual';
  // At the end of a long form its beginning is out of view.
  useEffect(() => {
    if (!error) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } }}>
      {discard && !error && (
        <Alert severity="info" action={discard}>
          {translate('vacancies.form.recovered')}
        </Alert>
      )}
      {newer && vacancy && (
        <Alert severity="warning">
          <AlertTitle>{translate('vacancies.form.changedByOther')}</AlertTitle>
          {translate('vacancies.form.changes', {
            list: changedLabels(vacancy, newer).join(', ') || translate('vacancies.form.itsState'),
          })}
          <Stack direction="row" spacing={1}>
            <Button
              type="submit"
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => setValue('gestion.version', newer.gestion?.version ?? 0)}
            >
              {translate('vacancies.form.keepMine')}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                reset(newer);
                setSettled(failure);
              }}
            >
              {translate('vacancies.form.takeTheirs')}
            </Button>
          </Stack>
        </Alert>
      )}
      {asks && (
        <Alert severity="warning">
          {messageOf(error)}
          <div>
            <Button
              type="submit"
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => setValue('salario_confirmado', true)}
            >
              {translate('vacancies.form.salaryMeant')}
            </Button>
          </div>
        </Alert>
      )}
      {error !== null && !newer && !asks && (
        <Alert severity="error">
          <AlertTitle>{translate('vacancies.form.error')}</AlertTitle>
          {messageOf(error)} {translate('vacancies.form.kept')}
        </Alert>
      )}
    </Box>
  );
}

function VacancyPreview() {
  const form = useWatch() as Vacancy;
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion } = form;
  const place = [
    departamento && posicion && positionName(departamento, posicion),
    departamento && departmentName(departamento),
    form.ubicacion,
  ].filter(Boolean);
  return (
    <PaddedCard component="section" aria-label={translate('vacancies.form.preview')}>
      <Typography variant="hint" gutterBottom>
        {translate('vacancies.form.preview')}
      </Typography>
      <Typography variant="h2" component="p">
        {form.titulo?.trim() || translate('vacancies.form.untitled')}
      </Typography>
      <Typography color="text.secondary">{place.join('. ')}</Typography>
      <Typography variant="body2">{salaryText(form)}</Typography>
      <Typography variant="body2" gutterBottom>
        {form.tipo_contrato}, {form.jornada?.toLowerCase()}. {experienceText(form)}
      </Typography>
      <VacancyText vacancy={form} />
    </PaddedCard>
  );
}

const STICKY = { position: 'sticky', top: 80, maxHeight: 'calc(100vh - 160px)', overflowY: 'auto' } as const;

function Index() {
  return (
    <Box
      component="nav"
      aria-label={translate('vacancies.form.parts')}
      sx={{ ...STICKY, display: { xs: 'none', md: 'grid' }, gap: 0.5, justifyItems: 'start' }}
    >
      {useFormParts().map((id) => (
        <Link
          key={id}
          href={`#${id}`}
          variant="body2"
          color="text.secondary"
          underline="hover"
          sx={{ py: 0.75 }}
        >
          {translate(`vacancies.parts.${id}`)}
        </Link>
      ))}
    </Box>
  );
}

/** The form of a vacancy: an index of its parts, the inputs, and beside them the offer as it will read. */
export function VacancyForm({ record, failure }: { record: Partial<Vacancy>; failure: unknown }) {
  const { id } = record;
  const name = `vacante:${id ?? 'nueva'}`;
  const [kept, setKept] = useState(() => keptValues.read(name));
  const title = translate(id ? 'vacancies.form.edit' : 'vacancies.list.add');
  const discard: ReactNode = kept && (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        keptValues.drop(name);
        setKept(null);
      }}
    >
      {translate('vacancies.form.discard')}
    </Button>
  );
  return (
    <>
      <title>{title}</title>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <SimpleForm
        // Discarding starts again with the record.
        key={kept ? 'kept' : 'record'}
        record={kept ?? record}
        warnWhenUnsavedChanges
        noValidate
        sx={{ p: 0 }}
        toolbar={
          <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, gap: 1, bgcolor: 'background.paper' }}>
            <SaveButton
              alwaysEnable
              color="secondary"
              label={id ? 'vacancies.form.save' : 'vacancies.form.create'}
            />
            <Button component={RouterLink} to={id ? vacancyAddress(id, 'datos') : VACANCIES_PATH}>
              {translate('ra.action.cancel')}
            </Button>
          </Toolbar>
        }
      >
        <KeepTyped name={name} />
        <Box
          sx={{
            width: '100%',
            display: 'grid',
            gap: { xs: 2, md: 4 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '150px minmax(0, 1fr)',
              lg: '150px minmax(0, 1fr) 320px',
            },
          }}
        >
          <Index />
          <Stack spacing={4}>
            <FormNotices failure={failure} discard={discard} />
            <VacancyInputs isNew={!id} />
          </Stack>
          <Box sx={{ ...STICKY, display: { xs: 'none', lg: 'block' } }}>
            <VacancyPreview />
          </Box>
        </Box>
      </SimpleForm>
    </>
  );
}

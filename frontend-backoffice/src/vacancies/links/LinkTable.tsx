import { Box, Stack, Typography } from '@mui/material';
import { VACANCY_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import {
  Button,
  CreateBase,
  DataTable,
  DeleteWithConfirmButton,
  Form,
  required,
  SaveButton,
  TextInput,
  useNotify,
  usePermissions,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { upTo } from '../../ui/forms/inputs';
import ContentCopy from '@mui/icons-material/ContentCopy';
import QrCode2 from '@mui/icons-material/QrCode2';
import type { TrackingLink } from '../vacancy';
import { lazyPart } from '../../ui/lazy';
import { formatDay } from '../../ui/format/dates';
import { pluralOf } from '../../ui/format/counts';
import { translate } from '../../i18n/texts';
import { PaddedCard } from '../../ui/layout';

/** "Cartel del taller" becomes "cartel-del-taller". */
const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, VACANCY_LIMITS.linkCode);

/** The code follows the name until it is written by hand. */
function Inputs() {
  const { setValue, getFieldState } = useFormContext();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
      }}
    >
      <TextInput
        source="nombre"
        label="vacancies.links.where"
        placeholder={translate('vacancies.links.whereExample')}
        validate={required()}
        slotProps={upTo(VACANCY_LIMITS.linkName)}
        onChange={({ target }: { target: { value: string } }) => {
          if (!getFieldState('codigo').isTouched) setValue('codigo', codeOf(target.value));
        }}
      />
      <TextInput
        source="codigo"
        placeholder={codeOf(translate('vacancies.links.whereExample'))}
        validate={required()}
        helperText="vacancies.links.codeHelp"
        slotProps={{
          htmlInput: { maxLength: VACANCY_LIMITS.linkCode, autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <SaveButton label="vacancies.links.create" alwaysEnable color="secondary" sx={{ mt: 1 }} />
    </Box>
  );
}

/** Creates a link to a vacancy, or (null) to all openings. */
export function NewLink({ vacancyId }: { vacancyId: string | null }) {
  const { permissions } = usePermissions<string[]>();
  const notify = useNotify();
  const [made, setMade] = useState(0);
  if (!permissions?.includes('vacancies:write')) return null;
  return (
    <PaddedCard component="section" aria-labelledby="enlace-nuevo">
      <Typography variant="h2" id="enlace-nuevo">
        {translate('vacancies.links.add')}
      </Typography>
      <Typography variant="note" gutterBottom>
        {translate('vacancies.links.addLead')}
      </Typography>
      <CreateBase
        resource="tracking-links"
        redirect={false}
        transform={(link: object) => (vacancyId ? { ...link, vacante_id: vacancyId } : link)}
        mutationOptions={{
          onSuccess: () => {
            notify('resources.tracking-links.notifications.created', { type: 'success' });
            // An empty form for the next one.
            setMade(made + 1);
          },
        }}
      >
        <Form key={made}>
          <Inputs />
        </Form>
      </CreateBase>
    </PaddedCard>
  );
}

function CopyButton({ link }: { link: TrackingLink }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.direccion);
      notify('vacancies.links.copied', { type: 'success' });
    } catch {
      // Denied, or no secure origin: the address is on the screen and can be selected.
      notify('vacancies.links.notCopied', { type: 'warning' });
    }
  };
  return (
    <Button
      label="vacancies.links.copy"
      onClick={() => void copy()}
      aria-label={translate('vacancies.links.copyOf', { name: link.nombre })}
    >
      <ContentCopy />
    </Button>
  );
}

const QrDialog = lazyPart(() => import('./QrDialog'), 'QrDialog');

function QrButton({ link }: { link: TrackingLink }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        label="vacancies.links.qr"
        onClick={() => setOpen(true)}
        aria-label={translate('vacancies.links.qrOf', { name: link.nombre })}
      >
        <QrCode2 />
      </Button>
      {open && <QrDialog link={link} onClose={() => setOpen(false)} />}
    </>
  );
}

const Column = DataTable.Col<TrackingLink>;

export function LinkTable() {
  return (
    <DataTable<TrackingLink>>
      <Column
        source="nombre"
        disableSort={false}
        render={({ nombre, direccion }) => (
          <>
            <Box sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>{nombre}</Box>
            <Typography variant="caption" sx={{ userSelect: 'all' }}>
              {direccion}
            </Typography>
          </>
        )}
      />
      <Column
        source="visitas"
        render={({ visitas }) => translate('vacancies.links.visits', pluralOf(visitas))}
      />
      <Column
        source="candidaturas"
        render={({ candidaturas: count }) =>
          count === null
            ? translate('vacancies.links.manyApplications')
            : translate('vacancies.links.applications', pluralOf(count))
        }
      />
      <Column
        source="created_at"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={({ created_at, autor }) =>
          autor
            ? translate('vacancies.links.createdBy', { day: formatDay(created_at), who: autor })
            : formatDay(created_at)
        }
      />
      <Column
        source="buttons"
        label="resources.tracking-links.fields.actions"
        render={(link) => (
          <Stack direction="row" spacing={0.5}>
            <CopyButton link={link} />
            <QrButton link={link} />
            {link.candidaturas === 0 && (
              <DeleteWithConfirmButton
                redirect={false}
                confirmTitle="vacancies.links.deleteQuestion"
                confirmContent="vacancies.links.deleteHelp"
              />
            )}
          </Stack>
        )}
      />
    </DataTable>
  );
}

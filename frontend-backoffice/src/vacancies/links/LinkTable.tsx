import { Box, Card, Typography } from '@mui/material';
import { counted, VACANCY_LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
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
import { later } from '../../ui/later';
import { formatDay } from '../../ui/format/dates';

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
        label="Dónde lo vas a poner"
        placeholder="Cartel del taller"
        validate={required()}
        slotProps={upTo(VACANCY_LIMITS.linkName)}
        onChange={({ target }: { target: { value: string } }) => {
          if (!getFieldState('codigo').isTouched) setValue('codigo', codeOf(target.value));
        }}
      />
      <TextInput
        source="codigo"
        placeholder="cartel-del-taller"
        validate={required()}
        helperText="Se ve en la dirección. Después no se puede cambiar"
        slotProps={{
          htmlInput: { maxLength: VACANCY_LIMITS.linkCode, autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <SaveButton label="Crear enlace" alwaysEnable color="secondary" sx={{ mt: 1 }} />
    </Box>
  );
}

/** Creates a link to a vacancy, or (null) to all openings. */
export function NewLink({ vacancyId }: { vacancyId: string | null }) {
  const { permissions } = usePermissions<string[]>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [made, setMade] = useState(0);
  if (!permissions?.includes('vacancies:write')) return null;
  return (
    <Card component="section" aria-labelledby="enlace-nuevo" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id="enlace-nuevo" sx={{ mb: 0.5 }}>
        Nuevo enlace
      </Typography>
      <Typography variant="note" sx={{ mb: 2, maxWidth: '75ch' }}>
        Uno para cada sitio donde publiques la oferta. La candidatura guarda por cuál llegó la persona; no se
        usan cookies.
      </Typography>
      <CreateBase
        resource="tracking-links"
        redirect={false}
        transform={(link: object) => (vacancyId ? { ...link, vacante_id: vacancyId } : link)}
        mutationOptions={{
          onSuccess: async () => {
            notify('Enlace creado', { type: 'success' });
            // An empty form for the next one.
            setMade(made + 1);
            await queryClient.invalidateQueries({ queryKey: ['tracking-links'] });
          },
        }}
      >
        <Form key={made}>
          <Inputs />
        </Form>
      </CreateBase>
    </Card>
  );
}

function CopyButton({ link }: { link: TrackingLink }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.direccion);
      notify('Enlace copiado', { type: 'success' });
    } catch {
      // Denied, or no secure origin: the address is on the screen and can be selected.
      notify('El navegador no deja copiar. Selecciona la dirección y cópiala.', { type: 'warning' });
    }
  };
  return (
    <Button label="Copiar" onClick={() => void copy()} aria-label={`Copiar el enlace de ${link.nombre}`}>
      <ContentCopy />
    </Button>
  );
}

const QrDialog = later(() => import('./QrDialog'), 'QrDialog');

function QrButton({ link }: { link: TrackingLink }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="Código QR" onClick={() => setOpen(true)} aria-label={`Código QR de ${link.nombre}`}>
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
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
              {direccion}
            </Typography>
          </>
        )}
      />
      <Column source="visitas" render={({ visitas }) => counted(visitas, 'visita', 'visitas')} />
      <Column
        source="candidaturas"
        render={({ candidaturas: count }) =>
          count === null ? 'Más de 1.000 candidaturas' : counted(count, 'candidatura', 'candidaturas')
        }
      />
      <Column
        source="created_at"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={({ created_at, autor }) => `${formatDay(created_at)}${autor ? ` por ${autor}` : ''}`}
      />
      <Column
        source="buttons"
        label="resources.tracking-links.fields.actions"
        render={(link) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <CopyButton link={link} />
            <QrButton link={link} />
            {link.candidaturas === 0 && (
              <DeleteWithConfirmButton
                redirect={false}
                confirmTitle="¿Eliminar este enlace?"
                confirmContent="Quien lo tenga seguirá llegando a la oferta, pero sus visitas dejarán de contarse."
              />
            )}
          </Box>
        )}
      />
    </DataTable>
  );
}

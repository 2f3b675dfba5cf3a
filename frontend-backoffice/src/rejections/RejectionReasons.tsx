import { MESSAGE_LIMITS } from '@hiring/contract';
import {
  BooleanInput,
  DataTable,
  List,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
} from 'react-admin';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Typography } from '@mui/material';
import { DialogButton } from '../ui/DialogButton';
import { RecordDialog } from '../ui/RecordDialog';
import { RowActions } from '../ui/RowMenu';
import { ToneBadge } from '../ui/ToneBadge';
import type { Schemas } from '@hiring/contract/api';
import { upTo } from '../ui/upTo';

const NAME = [required('Escribe el motivo')];
const ORDER = [minValue(0), maxValue(9999)];

/** One reason of the list, new or changed: its name, its place, and whether it is offered. */
function ReasonDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  return (
    <RecordDialog
      resource="rejection-reasons"
      id={id}
      title={id ? 'Editar motivo' : 'Añadir motivo'}
      maxWidth="xs"
      submitLabel="Guardar motivo"
      done="Motivo guardado"
      defaultValues={{ activo: true }}
      onClose={onClose}
    >
      <TextInput source="nombre" validate={NAME} slotProps={upTo(MESSAGE_LIMITS.motivo)} />
      <NumberInput
        source="orden"
        step={1}
        validate={ORDER}
        helperText="El más bajo sale primero. Vacío: al final."
      />
      <BooleanInput source="activo" />
    </RecordDialog>
  );
}

type Reason = Schemas['RejectionReasonResponse'];

const Column = DataTable.Col<Reason>;

/** The reasons that HR chooses from, in their order. */
export function RejectionReasons() {
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="subtitle1" component="h3" sx={{ mr: 'auto' }}>
          Motivos internos
        </Typography>
        <DialogButton
          size="small"
          startIcon={<AddOutlined />}
          dialog={(close) => <ReasonDialog onClose={close} />}
        >
          Añadir motivo
        </DialogButton>
      </Box>
      <Typography variant="note" sx={{ mb: 1 }}>
        Se eligen al rechazar. Solo los ve RRHH.
      </Typography>
      <List
        resource="rejection-reasons"
        sort={{ field: 'orden', order: 'ASC' }}
        perPage={100}
        pagination={false}
        disableSyncWithLocation
        component="div"
      >
        <DataTable<Reason>>
          <Column
            source="nombre"
            render={({ nombre, activo }) => (
              <>
                {nombre} {!activo && <ToneBadge tone="grey">Desactivado</ToneBadge>}
              </>
            )}
          />
          <Column
            source="actions"
            align="right"
            render={({ nombre }) => (
              <RowActions
                name={nombre}
                warning="Solo se elimina un motivo que nunca se ha usado; uno usado se desactiva."
                dialog={(id, close) => <ReasonDialog id={id} onClose={close} />}
              />
            )}
          />
        </DataTable>
      </List>
    </div>
  );
}

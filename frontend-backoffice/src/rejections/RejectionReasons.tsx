import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, List } from 'react-admin';
import { RowActions } from '../ui/RowActions';
import { ToneBadge } from '../ui/ToneBadge';
import { ReasonDialog } from './ReasonDialog';
import type { RejectionReason } from './types';

const Column = DataTable.Col<RejectionReason>;

/** The reasons that HR chooses from, in their order. */
export function RejectionReasons() {
  // An empty id: a new one.
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="subtitle1" component="h3" sx={{ mr: 'auto' }}>
          Motivos internos
        </Typography>
        <Button size="small" startIcon={<AddOutlined />} onClick={() => setEditing('')}>
          Añadir motivo
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
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
        <DataTable<RejectionReason>>
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
            render={({ id, nombre }) => (
              <RowActions
                name={nombre}
                warning="Solo se elimina un motivo que nunca se ha usado; uno usado se desactiva."
                onEdit={() => setEditing(id)}
              />
            )}
          />
        </DataTable>
      </List>
      {editing !== null && <ReasonDialog id={editing || undefined} onClose={() => setEditing(null)} />}
    </div>
  );
}

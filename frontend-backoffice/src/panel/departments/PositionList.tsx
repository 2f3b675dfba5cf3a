import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NEW_POSITION } from '@hiring/contract';
import { useRef, useState } from 'react';
import type { CatalogueDepartment } from '../../providers/calls/settings';
import { NewNameDialog } from './NewNameDialog';
import { moved } from './order';
import { PositionRow } from './PositionRow';
import { useCatalogueWrite } from './useCatalogue';

/** The positions of a department in their order. */
export function PositionList({ department }: { department: CatalogueDepartment }) {
  const { id, nombre, posiciones } = department;
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = useCatalogueWrite({
    write: (provider, name: string) => provider.createPosition(id, { nombre: name }),
    failure: null,
  });
  const order = useCatalogueWrite({
    write: (provider, list: CatalogueDepartment['posiciones']) =>
      provider.orderPositions(
        id,
        list.map((one) => one.id),
      ),
    expect: (catalogue, list) => catalogue.map((one) => (one.id === id ? { ...one, posiciones: list } : one)),
    failure: 'Error actualizando posición',
  });
  const close = () => {
    setAdding(false);
    add.reset();
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h4" sx={{ fontWeight: 700, mr: 'auto' }}>
          Posiciones
        </Typography>
        <Button
          ref={addButton}
          size="small"
          startIcon={<AddOutlined />}
          aria-label={`Añadir posición en ${nombre}`}
          onClick={() => setAdding(true)}
        >
          Añadir posición
        </Button>
      </Box>
      {posiciones.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Sin posiciones: en los formularios se escriben a mano.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {posiciones.map((position, index) => (
          <PositionRow
            key={position.id}
            department={department}
            position={position}
            first={index === 0}
            last={index === posiciones.length - 1}
            onMove={(by) => order.mutate(moved(posiciones, position.id, by))}
            onRemoved={() => addButton.current?.focus()}
          />
        ))}
      </Box>
      {adding && (
        <NewNameDialog
          title={`Nueva posición en ${nombre}`}
          initial={NEW_POSITION}
          failure="Error añadiendo posición"
          error={add.error}
          saving={add.isPending}
          onSave={(name) => add.mutate(name, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Box>
  );
}

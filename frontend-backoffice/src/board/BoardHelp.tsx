import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { HelpButton } from '../ui/HelpButton';

const Key = ({ children }: { children: ReactNode }) => (
  <Box
    component="kbd"
    sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5, fontFamily: 'inherit' }}
  >
    {children}
  </Box>
);

/** How cards are moved: by mouse or finger, by keyboard, and by their menu. */
export function BoardHelp({ wide }: { wide: boolean }) {
  return (
    <HelpButton label="Cómo funciona" title="Cómo funciona el tablero">
      <Box
        component="ul"
        sx={{ m: 0, p: '12px 16px 12px 32px', display: 'grid', gap: 0.75, '& li': { maxWidth: '75ch' } }}
      >
        {wide && (
          <>
            <li>
              <strong>Arrastrar y soltar:</strong> lleva una tarjeta a otra columna para cambiar su estado. En
              una pantalla táctil, mantenla pulsada un momento antes de arrastrarla.
            </li>
            <li>
              <strong>Con el teclado:</strong> llega a una tarjeta con <Key>Tab</Key>, cógela con{' '}
              <Key>Espacio</Key>, llévala con <Key>←</Key> y <Key>→</Key> y suéltala con <Key>Espacio</Key>.
              Con <Key>Esc</Key> vuelve a su sitio.
            </li>
          </>
        )}
        <li>
          <strong>Sin arrastrar:</strong> el menú ⋮ de cada tarjeta hace lo mismo, y además permite escribir
          un mensaje al candidato.
        </li>
        <li>
          {wide ? 'Al soltar la tarjeta' : 'Al moverla'} se avisa al candidato por correo. Tienes unos
          segundos para deshacerlo
          {wide && (
            <>
              , también con <Key>Ctrl</Key> + <Key>Z</Key>
            </>
          )}
          .
        </li>
        {wide && <li>En Contratadas y Rechazadas se pregunta antes: ves el mensaje y decides si sale.</li>}
        <li>Lo que muevan otras personas aparece aquí al momento.</li>
      </Box>
    </HelpButton>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

export function BackToImports() {
  return (
    <Button component={Link} to="/importaciones" sx={{ minHeight: 44 }}>
      Volver a Importaciones
    </Button>
  );
}

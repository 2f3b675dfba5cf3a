import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast';
import { BackToPortal } from './EditHeader';

const MESSAGE = 'No se encontró tu candidatura. Por favor, contacta con RRHH.';
/** Time to read the message before the redirect to the portal. */
const REDIRECT_MS = 4000;

/** Without an application there is nothing to edit. */
export function EditNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: MESSAGE, look: 'danger' });
    const timer = setTimeout(() => void navigate('/portal-candidato', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-2xl">Candidatura no encontrada</h1>
      <p className="mt-3 max-w-prose text-lg">{MESSAGE}</p>
      <p className="mt-2 text-muted">Te llevamos a tu portal en unos segundos.</p>
      <div className="mt-6">
        <BackToPortal />
      </div>
    </div>
  );
}

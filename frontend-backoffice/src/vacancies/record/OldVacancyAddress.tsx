import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LINKS_PATH, NEW_VACANCY, VACANCIES_PATH } from '../vacancy';

/** /gestion-vacantes, the address of the specification and of e-mails, leads to the resource. */
export function OldVacancyAddress() {
  const { id, tab } = useParams();
  const { search } = useLocation();
  if (id === 'enlaces') return <Navigate to={LINKS_PATH} replace />;
  if (id) return <Navigate to={`${VACANCIES_PATH}/${id}/show${tab ? `/${tab}` : ''}`} replace />;
  const isNew = new URLSearchParams(search).has('nueva');
  return <Navigate to={isNew ? NEW_VACANCY : { pathname: VACANCIES_PATH, search }} replace />;
}

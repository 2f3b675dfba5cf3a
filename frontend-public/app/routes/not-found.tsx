import { data } from 'react-router';
import { NotFoundPage } from '../features/errors/NotFoundPage';

/** Any path without a page. The root's error boundary shows the same when a loader answers 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default NotFoundPage;

import { data } from 'react-router';
import { ServerErrorPage } from '../features/errors/ServerErrorPage';

/** The error page under its own path, for a proxy. */
export function loader() {
  throw data(null, { status: 500 });
}

export default ServerErrorPage;

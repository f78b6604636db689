/** Shared libraries resolve asynchronously, so nothing that uses one may be imported before this point. */
import('./portal/start-portal.tsx');

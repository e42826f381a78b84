/** What the development server shows at unknown addresses. Part of every page's data, so kept short. */
export default function NotFoundPage() {
  return (
    <main id="content">
      <h1>Page not found</h1>
    </main>
  );
}

/** Shown by the development server at unknown URLs. Kept short, because the data of every page contains it. */
export default function NotFoundPage() {
  return (
    <main id="content">
      <h1>Page not found</h1>
    </main>
  );
}

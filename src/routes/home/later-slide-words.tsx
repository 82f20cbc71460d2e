import { laterSlides } from "@/routes/home/later-slides";

/** What the slides say that only the slider shows: for the prerendered page. */
export function LaterSlideWords() {
  return (
    <ul className="sr-only">
      {laterSlides.map(({ id, title, description, to, buttonText }) => (
        <li key={id}>
          {title}: {description}. <a href={to}>{buttonText}</a>
        </li>
      ))}
    </ul>
  );
}
